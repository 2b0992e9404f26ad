import ofTable from "./table.icons.json";
import ofTransports from "./transports.icons.json";

export const icons = ofTable;
/** By transport, which comes from the house as a string. */
export const transportIcons: Record<string, string> = ofTransports;

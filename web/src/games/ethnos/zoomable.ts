import type { Attachment } from "svelte/attachments";
import type { Seen } from "@/games/contract";

const HELD = 450;

/** Right click, a long touch or the key «i» enlarges a card. */
export function zoomable(table: Seen<unknown>, card: string): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let held = false;
    const zoom = () => table.zoom(card);
    const still = () => clearTimeout(timer);
    const listeners: [string, (event: any) => void][] = [
      ["contextmenu", (event: MouseEvent) => (event.preventDefault(), zoom())],
      ["keydown", (event: KeyboardEvent) => event.code === "KeyI" && !event.ctrlKey && !event.metaKey && zoom()],
      [
        "touchstart",
        () => {
          held = false;
          timer = window.setTimeout(() => ((held = true), zoom()), HELD);
        },
      ],
      ["touchmove", still],
      ["touchcancel", still],
      // a long touch has done its work: no click follows it
      ["touchend", (event: TouchEvent) => (still(), held && event.preventDefault())],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener, name === "touchstart" ? { passive: true } : undefined);
    return () => {
      still();
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  };
}

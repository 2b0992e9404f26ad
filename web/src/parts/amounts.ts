/** Points with a sign, as on a score sheet. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : plain(points));
/** Points with a true minus. */
export const plain = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);

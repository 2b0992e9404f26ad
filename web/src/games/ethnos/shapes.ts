// A kingdom's banner has a shape of its own besides its colour and its animal; 28 × 38.
export const BANNER: Record<string, string> = {
  althea: "M0,0H28V38L14,28L0,38Z",
  duris: "M0,0H28V25L14,38L0,25Z",
  ithys: "M0,0H28V23C28,32 22,38 14,38S0,32 0,23Z",
  pelagon: "M0,0H28V36H0Z",
  rhea: "M0,0H28V29L23.3,38L18.7,29L14,38L9.3,29L4.7,38L0,29Z",
  straton: "M0,0H28V38L0,25Z",
  none: "M0,0H28L27,14L28,27L23,31L21,26L17,35L13,28L9,33L6,27L1,30L2,16Z",
};
export const SHELL =
  "M0,10.4C-6.5,10.4 -5.9,7.2 -3.9,6.5C-14.3,2.6 -16.3,-6.5 -9.8,-9.4C-7.8,-14.3 -1.3,-14.3 0,-12.4C1.3,-14.3 7.8,-14.3 9.8,-9.4C16.3,-6.5 14.3,2.6 3.9,6.5C5.9,7.2 6.5,10.4 0,10.4Z";
export const SHELL_RIBS = "M0,5.2V-10.4M-1.8,5.2L-7.2,-8M1.8,5.2L7.2,-8M-2.9,5.2L-11.7,-1.3M2.9,5.2L11.7,-1.3";
export const STONE = "M-8.8,-15.2L8,-16L16,-4.8L13.8,9.9L3.2,16L-10.9,13.8L-16,1.9Z";

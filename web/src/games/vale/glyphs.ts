// The small signs of the game: some from the icon set, the rest drawn here in a box of 24.
import icons from "./vale.icons.json";

const LARGE = "0 0 512 512";
const SMALL = "0 0 24 24";

const DRAWN: Record<string, string> = {
  water:
    '<path d="M1.5 7.5c3.4-4 6-4 9.4-.6s6.4 3.2 11.6-1.6M1.5 13.5c3.4-4 6-4 9.4-.6s6.4 3.2 11.6-1.6M1.5 19.5c3.4-4 6-4 9.4-.6s6.4 3.2 11.6-1.6" fill="none" stroke="currentColor" stroke-width="2.9" stroke-linecap="round"/>',
  dragon:
    '<path d="M2 2c.8 4.8 2.6 7 5 8.2L6 14l3 2.2.6 4L12 23l2.4-2.8.6-4L18 14l-1-3.8c2.4-1.2 4.2-3.4 5-8.2-3 3-5 3.6-7.2 3.6L12 9 9.2 5.6C7 5.6 5 5 2 2Zm6.6 9.4 2.6 1.2-.5 1.7-2.4-1.1Zm6.8 0 .3 1.8-2.4 1.1-.5-1.7Z"/>',
  card: '<path d="M7.5 2h9A2.5 2.5 0 0 1 19 4.5v15a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 19.5v-15A2.5 2.5 0 0 1 7.5 2Zm.3 2.6v9.6h8.4V4.6Z"/><path d="M9 13.2l3-5.7 3 5.7Z"/>',
  hand: '<rect x="3" y="5.5" width="9.5" height="14" rx="1.8" transform="rotate(-17 8 19)"/><rect x="11.5" y="5.5" width="9.5" height="14" rx="1.8" transform="rotate(17 16 19)" opacity=".75"/><rect x="7.2" y="3" width="9.6" height="15" rx="1.8" stroke="#ecdcb9" stroke-width="1.2"/>',
  draw: '<path d="M3 14.5 12 19l9-4.5v3L12 22l-9-4.5Z"/><path d="M3 11l4.2-2.1L12 11.3l4.8-2.4L21 11l-9 4.5Z" opacity=".75"/><path d="M12 1l5 5.2h-3V10h-4V6.2H7Z"/>',
  disc: '<rect x="3" y="3" width="12" height="17" rx="2"/><path d="M13 12l2-2 3 3 3-3 2 2-3 3 3 3-2 2-3-3-3 3-2-2 3-3Z" fill="#b23a20" stroke="#f4e7c9" stroke-width=".9"/>',
  ret: '<path d="M10 4 3 10.5 10 17v-4.2c5-.3 8 1.4 10.5 6.2C21 11.5 17 8 10 8Z"/>',
  deck: '<path d="M3 14.5 12 19l9-4.5v3L12 22l-9-4.5Z"/><path d="M12 12 7 6.6h3V2h4v4.6h3Z"/><path d="M3 11.5l4-2 5 5.2 5-5.2 4 2-9 4.5Z" opacity=".75"/>',
  pile: '<rect x="4" y="6" width="12" height="15" rx="2" transform="rotate(-12 10 14)" opacity=".6"/><rect x="8" y="4" width="12" height="16" rx="2" transform="rotate(8 14 12)"/>',
  call: '<path d="M12 1.5l2.3 5.2 5.7.6-4.3 3.8 1.2 5.6-4.9-2.9-4.9 2.9 1.2-5.6L4 7.3l5.7-.6Z"/><path d="M3.5 18.5c4.6 3.4 12.4 3.4 17 0l1 2c-5.4 4-13.6 4-19 0Z"/>',
  call0:
    '<path d="M12 1.5l2.3 5.2 5.7.6-4.3 3.8 1.2 5.6-4.9-2.9-4.9 2.9 1.2-5.6L4 7.3l5.7-.6Z"/><path d="M3.5 18.5c4.6 3.4 12.4 3.4 17 0l1 2c-5.4 4-13.6 4-19 0Z"/><circle cx="18.5" cy="5.5" r="5" fill="#3f7d2a" stroke="#f4e7c9"/><ellipse cx="18.5" cy="5.5" rx="1.6" ry="2.4" fill="none" stroke="#fff" stroke-width="1.4"/>',
  opp: '<circle cx="12" cy="7.5" r="4.8"/><path d="M2.5 22c.4-6 4.4-8.6 9.5-8.6s9.1 2.6 9.5 8.6Z"/>',
  me: '<g fill="none" stroke="currentColor" stroke-width="2.2"><circle cx="12" cy="7.5" r="4"/><path d="M3.6 21c.6-4.8 4-7 8.4-7s7.8 2.2 8.4 7Z"/></g>',
  copy: '<rect x="3" y="7" width="12" height="15" rx="2"/><path d="M9 2h10a2 2 0 0 1 2 2v13h-3V5H9Z" opacity=".7"/>',
  all: '<circle cx="6" cy="6" r="3.2"/><circle cx="18" cy="6" r="3.2"/><circle cx="6" cy="18" r="3.2"/><circle cx="18" cy="18" r="3.2"/><circle cx="12" cy="12" r="3.2"/>',
  five: '<circle cx="12" cy="4.6" r="3.9" fill="#8a4fc0"/><circle cx="19.4" cy="10" r="3.9" fill="#6c87d2"/><circle cx="16.6" cy="18.8" r="3.9" fill="#2f8fb8"/><circle cx="7.4" cy="18.8" r="3.9" fill="#6f8f35"/><circle cx="4.6" cy="10" r="3.9" fill="#d5482a"/>',
  to: '<path d="M3 10h10V5l9 7-9 7v-5H3Z"/>',
  from: '<path d="M21 10H11V5L2 12l9 7v-5h10Z"/>',
  swap: '<path d="M2 8 8 2.5V6h13v4H8v3.5Z M22 16l-6-5.5V14H3v4h13v3.5Z"/>',
  lose: '<path d="M4 6.5 6.5 4 12 9.5 17.5 4 20 6.5 14.5 12 20 17.5 17.5 20 12 14.5 6.5 20 4 17.5 9.5 12Z"/>',
  tame: '<path d="M12 21.5C5 16 2.5 12.6 2.5 8.8 2.5 5.6 4.9 3.4 7.6 3.4c1.9 0 3.4 1 4.4 2.7 1-1.7 2.5-2.7 4.4-2.7 2.7 0 5.1 2.2 5.1 5.4 0 3.8-2.5 7.2-9.5 12.7Z"/>',
  gem: '<path d="M8 1.5h8l6.5 6.5v8L16 22.5H8L1.5 16V8Z"/>',
  tick: '<path d="M3 12.5 6 9.5l4 4L18.5 5l3 3L10 19.5Z"/>',
  first: '<path d="M6 2h2v20H6Z"/><path d="M8 3h12l-3.5 4.5L20 12H8Z"/>',
};

export function glyph(name: string): { box: string; body: string } {
  const drawn = DRAWN[name];
  if (drawn) return { box: SMALL, body: drawn };
  return { box: LARGE, body: (icons as Record<string, string>)[name] ?? "" };
}

// One set of colours and symbols for the seats, everywhere; nothing is told by hue alone.
export interface Colour {
  id: string;
  value: string;
  /** 24 box, dark ink on the colour */
  symbol: string;
}

export const COLOURS: readonly Colour[] = [
  { id: "sun", value: "#E69F00", symbol: '<circle cx="12" cy="12" r="4.6"/><path d="M12 1.5l1.5 4h-3zM12 22.5l1.5-4h-3zM1.5 12l4-1.5v3zM22.5 12l-4-1.5v3zM4.6 4.6l3.9 1.8-2.1 2.1zM19.4 4.6l-1.8 3.9-2.1-2.1zM4.6 19.4l1.8-3.9 2.1 2.1zM19.4 19.4l-3.9-1.8 2.1-2.1z"/>' },
  { id: "moon", value: "#56B4E9", symbol: '<path d="M15.5 2.5A10 10 0 1 0 21.5 16A8.2 8.2 0 0 1 15.5 2.5z"/>' },
  { id: "leaf", value: "#1FA37A", symbol: '<path d="M20.5 3C9 3 3.5 8.5 4 16.5C7 12.5 10.5 10.5 15 9.5C10.5 12 7 15 4.5 21h2.8C8 19.5 8.8 18.3 9.5 17.5C17.5 18.5 21 12 20.5 3z"/>' },
  { id: "flower", value: "#CC79A7", symbol: '<path fill-rule="evenodd" d="M12 1.8a4 4 0 0 1 3.8 5.3a4 4 0 0 1 5.3 2.5a4 4 0 0 1-2.7 5a4 4 0 0 1 .5 5.5a4 4 0 0 1-5.6 .6a4 4 0 0 1-6.6-1a4 4 0 0 1-.6-5.2a4 4 0 0 1-2.9-4.8a4 4 0 0 1 5-2.6A4 4 0 0 1 12 1.8zM12 8.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0-6.4z"/>' },
  { id: "flame", value: "#D55E00", symbol: '<path d="M12.5 1.5C13.5 7 20 9 19.5 15.5C19 20 15.8 22.5 12 22.5C8 22.5 4.5 20 4.5 15.5C4.5 12 7 10.5 7.5 7C9.5 8.2 10.3 9.8 10.3 11.5C12 9 13.2 5.5 12.5 1.5z"/>' },
  { id: "star", value: "#8E7CC3", symbol: '<path d="M12 1.8l3.1 6.8 7.4.8-5.5 5 1.5 7.3L12 18l-6.5 3.7L7 14.4l-5.5-5 7.4-.8z"/>' },
];

/** The colour of a seat: what the person chose, wrapped round where there are more numbers than colours. */
export function colourOf(chairs: readonly { colour: number }[], seat: number): Colour {
  return COLOURS[(chairs[seat]?.colour ?? seat) % COLOURS.length]!;
}

/**
 * Seat colours and the shape that goes with each, so that a seat is known without colour. The keys
 * stand in plans and profiles; an unknown key (from a newer file) shows as the first.
 */

export const SEAT_COLOURS = [
  'coral',
  'sky',
  'amber',
  'jade',
  'violet',
  'rose',
  'teal',
  'lime',
  'indigo',
  'sand',
] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** Outlines in a box of 24 by 24, one per colour. */
const SHAPES: Readonly<Record<SeatColour, string>> = {
  coral: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z',
  sky: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
  amber: 'M12 2.5L22.5 20.5H1.5z',
  jade: 'M12 1.5L22.5 12L12 22.5L1.5 12z',
  violet: 'M12 1.5l3 6.8 7.4.8-5.5 5 1.5 7.3L12 17.700l-6.400 3.700 1.500-7.300-5.500-5 7.400-.8z',
  rose: 'M12 21.500C5 16.200 2 12.500 2 8.500A5.300 5.300 0 0 1 12 6a5.300 5.300 0 0 1 10 2.500c0 4-3 7.700-10 13z',
  teal: 'M12 1.500c4.500 5.600 7.500 9.300 7.500 13a7.500 7.500 0 0 1-15 0c0-3.700 3-7.400 7.500-13z',
  lime: 'M8.500 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500z',
  indigo: 'M15 2a10.200 10.200 0 1 0 7 13.500A8.500 8.500 0 0 1 15 2z',
  sand: 'M6.500 2.500h11L23 12l-5.500 9.500h-11L1 12z',
};

export function seatColour(key: string): SeatColour {
  return SEAT_COLOURS.find((colour) => colour === key) ?? SEAT_COLOURS[0];
}

/** The CSS value of a seat's colour in the theme that holds. */
export function seatPaint(key: string): string {
  return `var(--seat-${seatColour(key)})`;
}

/** The mark of a seat: its shape in its colour. A picture only; name the seat beside it. */
export function SeatMark({ colour, className }: { readonly colour: string; readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path d={SHAPES[seatColour(colour)]} fill={seatPaint(colour)} />
    </svg>
  );
}

import type { ReactNode } from "react";

/** One drawing, used for both colors. */
export interface PieceShape {
  /** The outline, filled. */
  readonly body: ReactNode;
  /** Lines on the body of either color. */
  readonly lines?: ReactNode;
  /** Light lines that only a black piece needs, where its dark parts meet. */
  readonly collar?: ReactNode;
  readonly eye?: ReactNode;
}

/** The six pieces on a 48-unit grid, drawn for this project. They share the same base, which the file adds. */
export const PIECE_SHAPES = {
  king: {
    body: (
      <>
        <path d="M17.2 28.5h13.6c.2 3.6 1.3 6.5 3.4 9H13.8c2.1-2.5 3.2-5.4 3.4-9z" />
        <path d="M22 1.8h4v3h3.2v3.8H26v3.6h-4V8.6h-3.2V4.8H22z" />
        <path d="M16.6 27l-4.8-9.8c1.4-4.3 6-6.7 12.2-6.7s10.8 2.4 12.2 6.7L31.4 27z" />
        <rect x="15.2" y="26" width="17.6" height="3.4" rx="1" />
      </>
    ),
    lines: <path d="M13.4 18.2c2.8-1.5 6.3-2.2 10.6-2.2s7.8.7 10.6 2.2" />,
    collar: <path d="M16.2 26h15.6M16.2 29.4h15.6" />,
  },
  queen: {
    body: (
      <>
        <path d="M17.2 28.5h13.6c.2 3.6 1.3 6.5 3.4 9H13.8c2.1-2.5 3.2-5.4 3.4-9z" />
        <path d="M16.5 26.8L8.6 15l7.6 4.8.3-10.2 4.7 8.6L24 7.6l2.8 10.6 4.7-8.6.3 10.2 7.6-4.8-7.9 11.8z" />
        <circle cx="8.2" cy="13.8" r="2.3" />
        <circle cx="16.3" cy="8.4" r="2.3" />
        <circle cx="24" cy="6.2" r="2.3" />
        <circle cx="31.7" cy="8.4" r="2.3" />
        <circle cx="39.8" cy="13.8" r="2.3" />
        <rect x="15.2" y="26" width="17.6" height="3.4" rx="1" />
      </>
    ),
    collar: <path d="M16.2 26h15.6M16.2 29.4h15.6" />,
  },
  rook: {
    body: (
      <>
        <path d="M17 19h14l1.7 18.5H15.3z" />
        <path d="M12 7h5.8v4.2h3.3V7h5.8v4.2h3.3V7H36v8.8L31.4 19.6H16.6L12 15.8z" />
      </>
    ),
    lines: <path d="M17.2 24.2h13.6" />,
    collar: <path d="M16.8 19.6h14.4" />,
  },
  bishop: {
    body: (
      <>
        <path d="M20.6 28h6.8c.4 3.9 1.9 7 4.6 9.5H16c2.7-2.5 4.2-5.6 4.6-9.5z" />
        <path d="M24 8.6c5.2 3.4 8.2 7.6 8.2 11.6 0 2-.7 3.8-1.9 5.2H17.7c-1.2-1.4-1.9-3.2-1.9-5.2 0-4 3-8.2 8.2-11.6z" />
        <rect x="16" y="25.2" width="16" height="3.4" rx="1" />
        <circle cx="24" cy="6.6" r="2.8" />
      </>
    ),
    lines: <path d="M28.2 13.6l-4.9 6.6" />,
    collar: <path d="M16.8 25.2h14.4M16.8 28.6h14.4" />,
  },
  knight: {
    body: (
      <path d="M21.2 4.6l4.5 4.3c7.3 2.2 11 8.8 10.8 18.1-.1 4-.8 7.6-1.7 10.5H14.2c.2-4.5 2.4-7.3 5.2-9.7 1.7-1.5 2.8-2.8 3-4.9-1.8 1.5-4 2.3-6.3 2.5l-3.6 3.5-4.6-2.6c-.7-2.8.2-5.2 2.2-7.5l4-4.9c.5-2.6 1.8-4.5 4-5.9z" />
    ),
    lines: <path d="M28 13.8c3.2 3.7 4.4 8.4 3.8 14.2" />,
    eye: <circle cx="19.4" cy="15.4" r="1.5" />,
  },
  pawn: {
    body: (
      <>
        <path d="M20.3 24h7.4c.3 5.8 2.1 10.2 5.3 13.5H15c3.2-3.3 5-7.7 5.3-13.5z" />
        <rect x="16.3" y="21.2" width="15.4" height="3.4" rx="1" />
        <circle cx="24" cy="14.9" r="6.7" />
      </>
    ),
    collar: <path d="M16.8 21.3h14.4M16.8 24.6h14.4" />,
  },
} as const satisfies Record<string, PieceShape>;

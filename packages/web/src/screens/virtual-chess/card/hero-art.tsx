/**
 * Colour of the ground, then colour and path of each part, the lowest first, in 48 × 48: oak knight, archer at dusk, ember dancer,
 * tide singer, storm tinkerer, shadow fox. Drawn by the project.
 */
const HEROES = [
  '#22301f|#5b4027M24 5 45 46H3z|#7c5a37M24 5l6 12-6 29-6-29z|#3d2a19M14 30l3 16h-4zM34 30l-3 16h4zM9 38l2 8H7zM39 38l-2 8h4z|#a3d86bM24 2l5 6-5 3-5-3zM17 6l4 2-1 4-5-2zM31 6l-4 2 1 4 5-2z|#1a140eM17 19h14v4H17z|#a3d86bM19.5 20h3v2h-3zM25.5 20h3v2h-3z|#8f6a42M13 27h22v7c0 6-5 10-11 12-6-2-11-6-11-12z|#5b4027M16 30h7v13c-4-2-7-5-7-9zM25 30h7v4c0 4-3 7-7 9z|#a3d86bM23 27h2v19h-2z',
  '#2b2350|#4a3d86M3 46c10-13 32-13 42 0z|#e9a36bM36 8a7 7 0 1 0 .1 0z|#6f5bb8M24 9c7 0 9 6 9 12l4 25H13l4-25c0-6 0-12 7-12z|#2b2350M24 13c4.5 0 6 4 6 8 0 5-3 8-6 8s-6-3-6-8c0-4 1.5-8 6-8z|#f3d9c0M24 16c3 0 4.3 2.5 4.3 5.5 0 3.5-2 5.5-4.3 5.5s-4.3-2-4.3-5.5c0-3 1.3-5.5 4.3-5.5z|#2b2350M20.8 20.5h2.4v1.4h-2.4zM24.8 20.5h2.4v1.4h-2.4z|#ffd27aM11 6C2 14 2 36 11 44c-4.5-9-4.5-29 0-38z|#ffffffM10.4 6h1v38h-1z|#ffd27aM8 24.4h22v1.2H8zM30 22l6 3-6 3z',
  '#3a1512|#8f2a1aM24 46c-11 0-17-7-17-15 0-9 8-11 8-21 5 4 6 8 5 12 6-4 8-11 6-18 9 6 16 15 16 27 0 9-7 15-18 15z|#e2582cM24 46c-8 0-12-5-12-11 0-7 6-8 7-15 3 3 4 6 3 9 4-2 6-7 6-12 5 5 9 11 9 18 0 7-5 11-13 11z|#3a1512M24 20a4 4 0 1 0 .1 0zM22 28h4.5l2 7 4 9H15l5-9z|#f3c9a6M24 21a3 3 0 1 0 .1 0z|#ffc857M20 29c-5-1-8 1-11 5 4-1 6-1 10-2zM27 29c5-4 9-4 13-1-4 0-7 1-12 4zM31 36c5 1 8 3 9 7-4-2-6-3-10-4zM11 16l1.5 2.5L11 21l-1.5-2.5zM38 14l1.3 2-1.3 2-1.3-2zM33 7l1 1.6-1 1.6-1-1.6z',
  '#0f2f45|#1c6f8fM4 46C0 22 12 4 28 4c9 0 15 6 15 12-3-4-7-5-10-3 6 2 9 8 9 15v18z|#3fb3c9M9 46C6 27 15 10 27 9c-4 4-5 7-4 10 6 0 12 4 13 11l2 16z|#f4e3d3M25 20c5 0 7 4 7 8.5 0 5-3 8.5-7 8.5s-7-3.5-7-8.5c0-4.5 2-8.5 7-8.5z|#0f2f45M20.5 27q1.8-1.6 3.6 0v1h-3.6zM26.5 27q1.8-1.6 3.6 0v1h-3.6zM22.4 32q2.6 2.4 5.2 0v1q-2.6 2.6-5.2 0z|#bff3f5M33 13c3-2 7-1 10 3-1 2-3 2-4 1-2-2-4-3-6-4zM6 38c4 0 5 3 8 3s4-3 8-3 5 3 8 3 5-3 9-3v2c-4 0-5 3-9 3s-4-3-8-3-5 3-8 3-5-3-8-3zM36 22a1.5 1.5 0 1 0 .1 0zM40 27a1 1 0 1 0 .1 0z',
  '#23262f|#3a4256M7 46c1-9 8-12 17-12s16 3 17 12z|#8f5b34M13 14c1-6 5-9 11-9s10 3 11 9v4H13z|#f0c8a0M14 17h20v9c0 7-5 11-10 11s-10-4-10-11z|#5c6682M10 17h28v3H10z|#d8b24aM17.5 15a5.5 5.5 0 1 0 .1 0zM30.5 15a5.5 5.5 0 1 0 .1 0z|#7fe3ffM17.5 17a3.5 3.5 0 1 0 .1 0zM30.5 17a3.5 3.5 0 1 0 .1 0z|#ffffffM16 18.5h2v1.5h-2zM29 18.5h2v1.5h-2z|#7a3b22M19 29q5 4 10 0v1.5q-5 4-10 0zM14 9l3-5 2 4 4-6 3 6 5-5 0 6z|#ffe14aM40 3l-5 9h4l-4 9 10-12h-5l4-6zM27 36l-6 6h4l-3 6 9-8h-5l4-4z',
  '#2a2444|#574c94M6 4l12 9h12L42 4l1 20c0 11-9 20-19 20S5 35 5 24z|#7b6ec4M9 9l8 7-5 4zM39 9l-8 7 5 4z|#161327M24 20l17 2-6 9-11 13-11-13-6-9z|#e8e4ffM24 26l6 8-6 8-6-8z|#161327M22 39h4l-2 3z|#b78bffM11 22l9 4-5 3zM37 22l-9 4 5 3z|#ffffffM15 24.2l2.5 1.4-1.6.9zM33 24.2l-2.5 1.4 1.6.9z|#b78bffM23.3 14h1.4l.8 5-1.5 3-1.5-3z',
] as const;

/** Metal of the frame by rank, in every theme. */
const FRAMES = ['#9aa3b2', '#5fbf7f', '#4fa3ff', '#c07bff', '#ffb020'] as const;

/** Length of "#rrggbb". */
const COLOUR = 7;
const CENTRE = 32;
/** Above the lower band. */
const FRAME_CENTRE = 31;

interface HeroArtProps {
  /** 1 to 6. */
  readonly hero: number;
  /** 1 to 5: the frame has two corners more. */
  readonly rank: number;
}

/** Picture of a card; the control around it has the accessible name. */
export function HeroArt({ hero, rank }: HeroArtProps) {
  const [ground, ...parts] = (HEROES[hero - 1] ?? HEROES[0]).split('|');
  const metal = FRAMES[rank - 1] ?? FRAMES[0];
  return (
    <svg viewBox="0 0 64 64" width="100%" height="100%" aria-hidden="true" focusable="false">
      <rect width="64" height="64" rx="8" fill={ground} />
      <path
        d={corners(rank + 2, 27)}
        fill={metal}
        fillOpacity="0.3"
        stroke={metal}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <g transform="translate(8 11)">
        {parts.map((part, index) => (
          <path key={index} d={part.slice(COLOUR)} fill={part.slice(0, COLOUR)} />
        ))}
      </g>
      <Ornament rank={rank} metal={metal} />
    </svg>
  );
}

/** Rank 3 has a lower band, rank 4 side plates, rank 5 a crown as well. */
function Ornament({ rank, metal }: { readonly rank: number; readonly metal: string }) {
  const shapes = [
    '',
    '',
    'M2 60h60a8 8 0 0 1-6 4H8a8 8 0 0 1-6-4z',
    'M0 22l5 4v26l-5 4zM64 22l-5 4v26l5 4z',
    'M20 9l-2-8 7 4 7-5 7 5 7-4-2 8z',
  ];
  return <path d={shapes.slice(0, rank).join('')} fill={metal} />;
}

/** Regular polygon with its first corner above. */
function corners(count: number, radius: number): string {
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return `${Math.round(CENTRE + radius * Math.cos(angle))} ${Math.round(FRAME_CENTRE + radius * Math.sin(angle))}`;
  });
  return `M${points.join('L')}z`;
}

import { ring, type Stroke } from './strokes.tsx';

/** A tool of the trade behind the shoulder, in units of the tile. */
export const tools = {
  roll: [
    ['raised', 'M168 236L196 92L216 96L188 240Z'],
    ['side', 'M196 92a10.2 5 11 0 1 20 4a10.2 5 11 0 1 -20 -4Z'],
    ['seam', 'M202 95Q206 90 210 94Q209 97 205 96'],
    ['accent', 'M184 150L205 154L203 165L182 161Z'],
  ],
  square: [
    ['deep-pale', 'M172 44L226 130L172 130ZM183 82L183 119L206 119Z'],
    ['seam', 'M172 54h5M172 66h5M172 78h5M172 90h5M172 102h5M172 114h5'],
  ],
  plumb: [
    ['seam', 'M200 0L200 96'],
    ['accent', 'M192 96L208 96L210 112L200 138L190 112Z'],
    ['seam', 'M190 112L210 112'],
    ['seam dashed', 'M176 34L224 34'],
  ],
  chart: [
    ['raised', 'M158 40L228 40L228 118L158 118Z'],
    ['seam', 'M168 52L168 106L220 106'],
    ['seam signal', 'M172 98L186 88L198 92L218 60'],
    ['seam dashed', 'M172 100L190 98L204 84L218 82'],
  ],
  board: [
    ['raised', 'M164 34L232 34L232 122L164 122Z'],
    ['deep-pale', 'M172 44h20v14h-20z'],
    ['accent', 'M204 70h20v14h-20z'],
    ['side', 'M172 98h20v14h-20z'],
    ['seam', 'M192 51L214 51L214 70M204 77L182 77L182 98'],
  ],
  lens: [
    ['raised', ring(188, 74, 27)],
    ['seam', ring(188, 74, 22)],
    ['ink', 'M205 96L211 91L228 116L221 121Z'],
    ['seam signal', 'M177 68L184 75L199 62M177 84L199 84'],
  ],
  globe: [
    ['deep-pale', ring(200, 76, 28)],
    [
      'seam',
      'M172 76L228 76M200 48L200 104M200 48Q178 76 200 104Q222 76 200 48M177 60Q200 68 223 60M177 92Q200 84 223 92',
    ],
    ['accent', ring(209, 66, 3)],
  ],
  lid: [
    ['raised', 'M150 38L232 38L232 96L150 96Z'],
    ['deep-pale', 'M156 44L226 44L226 90L156 90Z'],
    ['side', 'M144 96L238 96L232 104L150 104Z'],
    ['seam', 'M196 44L188 60L200 70L190 90'],
  ],
  stack: [
    ['side', 'M174 96v12A26 10 0 0 0 226 108v-12a26 10 0 0 0 -52 0Z'],
    ['raised', 'M174 76v12A26 10 0 0 0 226 88v-12a26 10 0 0 0 -52 0Z'],
    ['deep', 'M174 56v12A26 10 0 0 0 226 68v-12a26 10 0 0 0 -52 0Z'],
    ['seam', 'M174 56a26 10 0 0 0 52 0M174 76a26 10 0 0 0 52 0M174 96a26 10 0 0 0 52 0'],
  ],
} as const satisfies Record<string, readonly Stroke[]>;

/** Tools that a hand holds upright before the chest. */
export const heldTools = {
  pencil: [
    ['accent', 'M-3 44L-3 -44L3 -44L3 44Z'],
    ['raised', 'M-3 -44L0 -56L3 -44Z'],
    ['seam faint', 'M0 -44L0 44'],
  ],
  caliper: [
    ['raised', 'M-4 50L-4 -66L4 -66L4 50Z'],
    ['raised', 'M-4 -66L34 -66L34 -58L4 -56ZM4 -38L34 -42L34 -34L4 -28Z'],
    ['seam', 'M-4 -20h5M-4 -10h5M-4 26h5M-4 34h5M-4 42h5'],
  ],
  phone: [
    ['ink', 'M-17 18Q-17 22 -13 22L13 22Q17 22 17 18L17 -48Q17 -52 13 -52L-13 -52Q-17 -52 -17 -48Z'],
    ['raised', 'M-13 -46L13 -46L13 16L-13 16Z'],
    ['accent', 'M-9 -38h18v6h-18z'],
    ['seam', 'M-9 -24h14M-9 -18h10'],
  ],
  driver: [
    ['raised', 'M-2.5 -22L-2.5 -74L-1 -80L1 -80L2.5 -74L2.5 -22Z'],
    ['deep', 'M-8 40L-8 -16Q-8 -24 0 -24Q8 -24 8 -16L8 40Q0 46 -8 40Z'],
    ['seam', 'M-3 -18L-3 36M3 -18L3 36'],
  ],
  cup: [
    ['raised', 'M-16 -26L16 -26L13 22L-13 22Z'],
    ['side', 'M-16 -26a16 5 0 0 1 32 0a16 5 0 0 1 -32 0Z'],
    ['seam signal', 'M-14 -8L14 -8'],
  ],
} as const satisfies Record<string, readonly Stroke[]>;

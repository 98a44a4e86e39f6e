import { ring, type Stroke } from './strokes.tsx';

/** The tools of the experts' trades, each of one person. They stand apart from those of the leaders, so that only a page that shows one loads it. */
export const tradeTools = {
  cardReader: [
    ['raised', 'M178 26L214 26L214 62L208 58L202 62L196 58L190 62L184 58L178 62Z'],
    ['seam faint', 'M185 36h22M185 44h14'],
    ['deep', 'M166 60Q166 54 172 54L220 54Q226 54 226 60L222 138Q222 142 218 142L174 142Q170 142 170 138Z'],
    ['raised', 'M174 64L218 64L217 86L175 86Z'],
    ['seam signal', 'M181 76l6 6 12 -12'],
    ['side', 'M176 96h10v8h-10zM191 96h10v8h-10zM206 96h10v8h-10zM177 110h10v8h-10zM191 110h10v8h-10z'],
    ['accent', 'M206 110h10v22h-10z'],
    ['side', 'M178 124h23v8h-23z'],
  ],
  swatches: [
    ['side', 'M186 132L168 42L190 38L208 128Z'],
    ['deep-pale', 'M190 132L186 40L208 40L212 132Z'],
    ['accent', 'M192 134L208 44L230 48L214 138Z'],
    ['raised', 'M194 112L210 115L212 100L196 97Z'],
    ['ink', ring(202, 124, 3)],
  ],
  ticks: [
    ['side', 'M162 40L228 40L228 136L162 136Z'],
    ['raised', 'M168 48L222 48L222 130L168 130Z'],
    ['ink', 'M184 34L206 34L206 46L184 46Z'],
    ['seam', 'M176 60h8v8h-8zM176 80h8v8h-8zM176 100h8v8h-8zM192 64h22M192 84h22M192 104h14'],
    ['seam signal', 'M177 63l4 4 8 -10M177 83l4 4 8 -10'],
    ['accent', 'M175 115h40v8h-40z'],
  ],
  servers: [
    ['deep', 'M166 38L230 38L230 140L166 140Z'],
    ['raised', 'M172 46h52v18h-52zM172 70h52v18h-52zM172 94h52v18h-52z'],
    ['seam', 'M178 55h20M178 79h20M178 103h20'],
    ['accent', `${ring(214, 55, 3)}${ring(214, 103, 3)}`],
    ['ink', ring(214, 79, 3)],
    ['seam signal', 'M214 112Q214 128 200 126Q184 124 184 150'],
  ],
  funnel: [
    ['deep-pale', `${ring(178, 36, 5)}${ring(196, 28, 5)}${ring(212, 38, 5)}${ring(192, 46, 5)}`],
    ['raised', 'M162 58L232 58L206 94L206 120L188 126L188 94Z'],
    ['side', 'M162 58a35 8 0 0 1 70 0a35 8 0 0 1 -70 0Z'],
    ['seam faint', 'M188 94L206 94'],
    ['accent', 'M197 130Q206 142 197 146Q188 142 197 130Z'],
  ],
  phones: [
    ['ink', 'M164 42Q164 36 170 36L196 36Q202 36 202 42L202 110Q202 116 196 116L170 116Q164 116 164 110Z'],
    ['side', 'M168 44h30v60h-30z'],
    ['seam', 'M173 54h20M173 62h12'],
    ['ink', 'M190 64Q190 58 196 58L222 58Q228 58 228 64L228 134Q228 140 222 140L196 140Q190 140 190 134Z'],
    ['raised', 'M194 66h30v62h-30z'],
    ['accent', 'M199 74h20v10h-20z'],
    ['seam', 'M199 94h20M199 102h14M199 110h18'],
  ],
  questions: [
    ['raised', 'M160 32L214 32L214 70L184 70L172 82L172 70L160 70Z'],
    ['seam', 'M168 44h38M168 52h30M168 60h20'],
    ['deep', 'M178 90L232 90L232 126L222 126L222 138L210 126L178 126Z'],
    ['seam signal', 'M196 104Q198 96 206 97Q213 100 207 107Q204 109 204 113'],
    ['accent', ring(204, 119, 2)],
  ],
} as const satisfies Record<string, readonly Stroke[]>;

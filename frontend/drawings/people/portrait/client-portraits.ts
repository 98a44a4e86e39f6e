import type { PortraitLook } from './portrait.tsx';

/** Clients who speak, by what they hold. */
export const clientPortraits = {
  driver: {
    skin: 1,
    cut: 'crop',
    hair: 'grey',
    beard: 'full',
    cloth: 'shirt',
    tone: 'deep',
    jaw: 5,
    chin: 3,
    width: 1.03,
    nose: 1,
    smile: 1.4,
    age: true,
    tool: 'lid',
    held: 'driver',
  },
} as const satisfies Record<string, PortraitLook>;

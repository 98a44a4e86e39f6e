import type { ReactNode } from 'react';
import type { House } from '../../names.ts';
import { Say, Screen, Stroke } from '../portfolio/screen.tsx';

/** The street runs from edge to edge of a house's drawing, and a little beyond, so that houses beside each other stand in one. */
const WIDTH = 400;
const STREET = 252;

/** Windows of one size, from one outline. */
const windows = (xs: readonly number[], ys: readonly number[], w: number, h: number) =>
  ys.flatMap((y) => xs.map((x) => `M${x} ${y}h${w}v${h}h${-w}z`)).join('');

const wheels = (xs: readonly number[], r: number) =>
  xs.map((x) => `M${x - r} ${STREET - r}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1 ${-2 * r} 0z`).join('');

const Tree = ({ at }: { at: number }) => (
  <>
    <Stroke d={`M${at} ${STREET}v-44`} />
    <Stroke d={`M${at - 6} 210a17 17 0 0 1-9-30 20 20 0 0 1 32-10 18 18 0 0 1 10 31 14 14 0 0 1-13 9z`} look="pale" />
  </>
);

const Lamp = ({ at }: { at: number }) => (
  <Stroke d={`M${at} ${STREET}V158q0-12 12-12h6M${at + 12} 146h14l-3 8h-8zM${at - 4} ${STREET}v-8h8v8`} look="raised" />
);

const houses: Record<House, ReactNode> = {
  commerce: (
    <>
      <Tree at={26} />
      <Stroke d="M66 88H316V252H66zM58 78H324V90H58z" look="raised" />
      <Stroke d={windows([84, 146, 208, 270], [102], 28, 38)} look="pale" />
      <Say at={[191, 162]} look="m middle" size={14}>
        SHOPS 1–40
      </Say>
      <Stroke d="M80 188H244V252H80z" look="paper" />
      <Stroke d="M262 190h38v62h-38z" look="deep" />
      <Stroke
        d="M80 230H244M88 214h18v16H88zM112 218h26v12h-26zM146 212h16v18h-16zM92 238h30v14H92zM130 240h18v12h-18z"
        look="raised"
      />
      <Stroke d="M180 214h20v16h-20zM208 218h28v12h-28zM170 236h24v16h-24zM204 242h32v10h-32z" look="blush" />
      <Stroke
        d="M62 172H320l10 22a13.4 13.4 0 0 1-26.800 0 13.4 13.4 0 0 1-26.800 0 13.4 13.4 0 0 1-26.800 0 13.4 13.4 0 0 1-26.800 0 13.4 13.4 0 0 1-26.800 0 13.4 13.4 0 0 1-26.800 0 13.4 13.4 0 0 1-26.800 0 13.4 13.4 0 0 1-26.800 0 13.4 13.4 0 0 1-26.800 0 13.4 13.4 0 0 1-26.800 0z"
        look="signal"
      />
      <Stroke d="M342 240h28l8-30h6M352 222h22l-4 18h-22z" look="raised" />
      <Stroke d="M338 196h26v26h-26z" look="deep" />
      <Stroke d={wheels([348, 384], 11)} look="paper" />
    </>
  ),
  health: (
    <>
      <Stroke d="M28 66H300V252H28zM120 34H208V66H120z" look="raised" />
      <Stroke d="M158 40h12v8h8v10h-8v8h-12v-8h-8v-10h8z" look="signal" />
      <Stroke d={windows([44, 86, 128, 172, 214, 256], [84, 130], 28, 28)} look="pale" />
      <Stroke d="M172 130h28v28h-28z" look="signal" />
      <Say at={[164, 186]} look="m middle" size={14}>
        WARD 3
      </Say>
      <Stroke d="M112 198H216v8H112z" look="deep" />
      <Stroke d="M128 206h72v46h-72zM164 206v46" look="paper" />
      <Stroke d={windows([44, 256], [206], 28, 24)} look="pale" />
      <Stroke d="M296 242V186h60l4 26 28 4v26z" look="raised" />
      <Stroke d="M360 190v22h24l-10-22z" look="pale" />
      <Stroke d="M296 226h92" look="red" />
      <Stroke d="M322 196v18M313 205h18" look="red" />
      <Stroke d={wheels([318, 368], 11)} look="paper" />
    </>
  ),
  finance: (
    <>
      <Tree at={360} />
      <Stroke d="M60 128H330V234H60z" look="paper" />
      <Stroke d="M46 108 195 42 344 108zM52 108H338V130H52z" look="raised" />
      <Stroke d="M175 84a20 20 0 1 1 40 0 20 20 0 1 1-40 0z" look="paper" />
      <Stroke d="M195 70v14h-11" look="red" />
      <Say at={[195, 124]} look="m middle" size={14}>
        SAVINGS BANK
      </Say>
      <Stroke d="M172 152h46v82h-46zM195 152v82" look="deep" />
      <Stroke d={windows([92, 264], [158], 30, 50)} look="pale" />
      <Stroke
        d={[66, 138, 232, 304]
          .map(
            (x) =>
              `M${x} 138h20v90h-20zM${x - 4} 130h28v8h-28zM${x - 4} 228h28v6h-28zM${x + 7} 138v90M${x + 13} 138v90`,
          )
          .join('')}
        look="raised"
      />
      <Stroke d="M44 234H346V240H44zM34 240H356V246H34zM24 246H366V252H24z" look="raised" />
    </>
  ),
  manufacturing: (
    <>
      <Stroke d="M318 252V52h28v200z" look="raised" />
      <Stroke d="M318 66h28v16h-28z" look="signal" />
      <Stroke d="M30 252V142l66-44v44l66-44v44l66-44v44l66-44V252z" look="raised" />
      <Stroke d="M90 108v34H39zM156 108v34h-51zM222 108v34h-51zM288 108v34h-51z" look="pale" />
      <Say at={[46, 172]} look="m" size={14}>
        GEAR WORKS
      </Say>
      <Stroke d="M186 168h84v84h-84z" look="paper" />
      <Stroke d="M186 182h84M186 196h84M186 210h84M186 224h84M186 238h84" look="quiet" />
      <Stroke d={windows([46, 96], [188], 40, 30)} look="pale" />
      <Stroke d="M354 252v-22h24v22zM360 230v-16h16v16z" look="deep" />
    </>
  ),
  education: (
    <>
      <Tree at={362} />
      <Stroke d="M36 148H344V252H36zM28 138H352V150H28z" look="raised" />
      <Stroke d="M134 252V112l56-40 56 40v140zM174 84V48h32v36zM168 48l22-22 22 22z" look="raised" />
      <Stroke d="M181 74q0-16 9-16t9 16z" look="signal" />
      <Stroke d="M190 26V8h26l-6 7 6 7h-26" look="signal" />
      <Stroke d="M178 124a12 12 0 1 1 24 0 12 12 0 1 1-24 0zM190 116v8h7" look="paper" />
      <Say at={[190, 160]} look="m middle" size={14}>
        SCHOOL
      </Say>
      <Stroke d={windows([52, 92, 260, 300], [166, 210], 28, 26)} look="pale" />
      <Stroke d="M168 252v-64q0-14 22-14t22 14v64zM190 174v78" look="deep" />
    </>
  ),
  automotive: (
    <>
      <Lamp at={372} />
      <Stroke d="M26 252V120H226V252zM18 108H234V122H18z" look="raised" />
      <Stroke d="M44 252V152H154V252z" look="shade" />
      <Stroke d="M44 152H154v16H44z" look="deep" />
      <Say at={[126, 143]} look="m middle" size={14}>
        YARD, GATE 2
      </Say>
      <Stroke d={windows([174], [160], 36, 30)} look="pale" />
      <Stroke d="M58 238V190h40l12 22 30 4v22z" look="pale" />
      <Stroke d="M66 196h26l8 16H66z" look="raised" />
      <Stroke d={wheels([74, 124], 11)} look="paper" />
      <Stroke d="M248 238V170h84v68zM332 238v-46h20l12 22v24z" look="signal" />
      <Stroke d="M338 198h12l8 16h-20z" look="pale" />
      <Stroke d={wheels([266, 290, 346], 12)} look="paper" />
      <Stroke d="M230 252v-50h8v50z" />
      <Stroke d="M234 206 264 126" look="red" />
    </>
  ),
};

/** A house of the street, seen from the other side of it. */
export function StreetHouse({ house }: { house: House }) {
  return (
    <Screen size={[WIDTH - 2, 276]}>
      {houses[house]}
      <Stroke d={`M-11 ${STREET}H${WIDTH + 9}M-11 262H${WIDTH + 9}`} />
    </Screen>
  );
}

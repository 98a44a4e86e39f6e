import type { ReactNode } from 'react';
import { Mornings } from './booking.tsx';
import { Tower, trades } from './buildings.tsx';
import { KitParts } from './kit.tsx';
import { Measure, Say, Screen, Stroke, Window, type WorkProps } from './screen.tsx';

const [WIDTH, FOOT] = [384, 412];

type CropProps = WorkProps & { path: string; children: ReactNode };

/** A part of a screen: its window runs on beyond the right edge. */
function Crop({ work, path, children }: CropProps) {
  return (
    <Screen size={[WIDTH, 452]} cut>
      <Window size={[WIDTH + 40, FOOT]} url={work.url} path={path} />
      {children}
    </Screen>
  );
}

/** Two of the three mornings of the booking page. */
export function BookingCrop({ work }: WorkProps) {
  return (
    <Crop work={work} path="/book">
      <g transform="translate(-4 -74)">
        <Mornings lanes={2} />
      </g>
      <Measure from={[72, 430]} length={312}>
        48 s from opening to booked
      </Measure>
    </Crop>
  );
}

/** The tower of the builder's page with its height, and what is said of the seventh floor. */
export function TowerCrop({ work }: WorkProps) {
  return (
    <Crop work={work} path="/7-east">
      <g transform="translate(20 19) scale(1.5)">
        <Tower />
      </g>
      <Stroke d="M242 234H280" look="red" />
      <Say at={[284, 240]} look="d" size={22}>
        Floor 7
      </Say>
      {trades.map(([trade, state], row) => (
        <g key={trade}>
          <Say at={[284, 274 + row * 44]} size={14}>
            {trade}
          </Say>
          <Say at={[284, 291 + row * 44]} look="m soft" size={12}>
            {state}
          </Say>
        </g>
      ))}
      <Measure from={[56, 196]} length={204} upright>
        8 of 12 floors
      </Measure>
    </Crop>
  );
}

/** The kit of the skincare shop without the questions that led to it. */
export function KitCrop({ work }: WorkProps) {
  return (
    <Crop work={work} path="/kit">
      <g transform="translate(24 66)">
        <KitParts right={336} />
      </g>
      <Measure from={[24, 430]} length={336}>
        the kit: ₹ 150 less than its parts
      </Measure>
    </Crop>
  );
}

import * as drawings from '@frontdoor/drawings';
import type { ComponentType, ReactElement } from 'react';
import { company } from '../../app/content/company.ts';
import { clientele } from '../../app/content/clients.ts';
import { experts } from '../../app/content/experts.ts';
import { gallery } from '../../app/content/gallery.ts';
import { industries, industriesWeWorkWith } from '../../app/content/industries.ts';
import { neighbourhood } from '../../app/content/neighbourhood.ts';
import { partners } from '../../app/content/partners.ts';
import { portfolio, workOf } from '../../app/content/portfolio.ts';
import { trades } from '../../app/content/trades.ts';
import { phases } from '../../app/design/words.ts';
import { rooms } from '../../app/infrastructure/words.ts';
import { layers } from '../../app/services/cloud/words.ts';
import { map } from '../../app/services/game/words.ts';
import { tape } from '../../app/policies/words.ts';
import { services } from '../../app/services/overview/words.ts';
import { fridays } from '../../app/services/software-new/words.ts';
import { report } from '../../app/services/testing/words.ts';
import { expertLooks } from '../../app/staff/expert-looks.ts';
import { benefits } from '../../app/staff/words.ts';

/** Every drawing by its name, with the words that its page gives it. */
export const pictures: Record<string, ReactElement> = {
  ...scenesWithoutWords(),
  ChestScene: <drawings.ChestScene clients={clientele} />,
  ChartScene: <drawings.ChartScene label={report.chart} />,
  LayersScene: <drawings.LayersScene names={layers.rows.map(({ name }) => name)} label={layers.label} />,
  NeighbourhoodScene: <drawings.NeighbourhoodScene label={neighbourhood.drawing} distance={neighbourhood.distance} />,
  RoundScene: <drawings.RoundScene plates={services.map(({ plate, to, name }) => ({ plate, href: to, name }))} />,
  RowScene: <drawings.RowScene city={company.city} />,
  StaircaseScene: <drawings.StaircaseScene label={fridays.label} />,
  StreetScene: <drawings.StreetScene works={portfolio} />,
  TapeScene: <drawings.TapeScene {...tape} />,
  TrialScene: <drawings.TrialScene tools={partners.map(({ tool }) => tool)} />,
  WallScene: <drawings.WallScene tools={partners.map(({ tool }) => tool)} />,
  BedsScreen: <drawings.BedsScreen work={workOf('beds')} />,
  BookingCrop: <drawings.BookingCrop work={workOf('repairs')} />,
  BookingScreen: <drawings.BookingScreen work={workOf('repairs')} />,
  ClothScreen: <drawings.ClothScreen work={workOf('cloth')} />,
  ColdRoomsScreen: <drawings.ColdRoomsScreen work={workOf('rooms')} />,
  FeesScreen: <drawings.FeesScreen work={workOf('fees')} />,
  HaulScreen: <drawings.HaulScreen work={workOf('haul')} />,
  KitCrop: <drawings.KitCrop work={workOf('kit')} />,
  KitScreen: <drawings.KitScreen work={workOf('kit')} />,
  LaneScreen: <drawings.LaneScreen work={workOf('lane')} />,
  LedgerScreen: <drawings.LedgerScreen work={workOf('ledger')} />,
  LessonScreen: <drawings.LessonScreen work={workOf('lesson')} />,
  OvensScreen: <drawings.OvensScreen work={workOf('ovens')} />,
  RoundScreen: <drawings.RoundScreen work={workOf('round')} />,
  TowerCrop: <drawings.TowerCrop work={workOf('tower')} />,
  TowerScreen: <drawings.TowerScreen work={workOf('tower')} />,
  TubesScreen: <drawings.TubesScreen work={workOf('tubes')} />,
  ...each('AppScreen', drawings.apps, (app) => <drawings.AppScreen app={app} label={app} />),
  ...each(
    'BenefitDrawing',
    benefits.items.map(({ picture }) => picture),
    (picture) => <drawings.BenefitDrawing picture={picture} />,
  ),
  ...each(
    'GalleryDrawing',
    gallery.map(({ scene }) => scene),
    (scene) => <drawings.GalleryDrawing scene={scene} />,
  ),
  ...each(
    'IndustryDrawing',
    industriesWeWorkWith.map(({ industry }) => industry),
    (industry) => <drawings.IndustryDrawing industry={industry} />,
  ),
  ...each(
    'StreetHouse',
    industries.map(({ industry }) => industry),
    (house) => <drawings.StreetHouse house={house} />,
  ),
  ...each('ModelScene', [0, 1, 2, 3, 4, 5, 6, 7, 8], (at) => <drawings.ModelScene at={at} />),
  ...each(
    'PhasePicture',
    phases.map(({ station }) => station),
    (station) => <drawings.PhasePicture station={station} label={station} />,
  ),
  ...each('Portrait', Object.keys(drawings.portraits) as drawings.PortraitName[], (name) => (
    <drawings.Portrait look={drawings.portraits[name]} />
  )),
  ...each('Portrait', Object.keys(drawings.clientPortraits) as (keyof typeof drawings.clientPortraits)[], (name) => (
    <drawings.Portrait look={drawings.clientPortraits[name]} />
  )),
  ...each(
    'Portrait',
    experts.map(({ name }) => name),
    (name) => <drawings.Portrait look={expertLooks[name]} />,
  ),
  ...each(
    'RoomScene',
    rooms.rows.map(({ key }) => key),
    (room) => <drawings.RoomScene room={room} />,
  ),
  ...each('SketchedPage', [...new Set(portfolio.map(({ sketch }) => sketch))], (sketch) => (
    <drawings.BrowserFrame>
      <drawings.SketchedPage sketch={sketch} />
    </drawings.BrowserFrame>
  )),
  ...each(
    'StationDrawing',
    map.stations.map(({ key }) => key),
    (station) => <drawings.StationDrawing station={station} />,
  ),
  ...each(
    'TradeDrawing',
    trades.map(({ trade }) => trade),
    (trade) => <drawings.TradeDrawing trade={trade} />,
  ),
  ...each(
    'TradeScene',
    trades.map(({ trade }) => trade),
    (trade) => <drawings.TradeScene trade={trade} />,
  ),
};

/** Every scene and sheet that is drawn without being given anything: a new one is on the sheet by its name alone. */
function scenesWithoutWords(): Record<string, ReactElement> {
  const parts = Object.entries<unknown>(drawings).filter(
    (part): part is [string, ComponentType] =>
      /(?:Scene|Sheet|Rounds|Bottle)$/.test(part[0]) && typeof part[1] === 'function' && part[1].length === 0,
  );
  return Object.fromEntries(parts.map(([name, Scene]) => [name, <Scene key={name} />]));
}

function each<T extends string | number>(name: string, choices: readonly T[], draw: (choice: T) => ReactElement) {
  return Object.fromEntries(choices.map((choice) => [`${name}-${choice}`, draw(choice)]));
}

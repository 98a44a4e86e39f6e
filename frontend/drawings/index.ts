// Everything that a page may draw with, and every drawing by its name.

export type { PortraitName } from './names.ts';

// The kit
export { Avatar } from './kit/avatar.tsx';
export { Drawing } from './kit/drawing.tsx';
export { BrowserFrame, PhoneFrame } from './kit/frames.tsx';
export { Pipe } from './kit/pipe.tsx';
export { SketchedPage } from './kit/sketches.tsx';
export { Box, Line } from './kit/solids.tsx';
export { Wordmark } from './kit/wordmark.tsx';

// People and portraits
export type { Look, Stance } from './people/looks.ts';
export { Person } from './people/person.tsx';
export { Portrait, type PortraitLook } from './people/portrait/portrait.tsx';
export { clientPortraits } from './people/portrait/client-portraits.ts';
export { portraits } from './people/portrait/portraits.ts';
export { tradeTools } from './people/portrait/trade-tools.ts';
export { Seated } from './people/seated.tsx';

// Home
export { AssemblyScene } from './scenes/home/assembly-scene.tsx';
export { StreetHouse } from './scenes/home/street-house.tsx';
export { IndustryDrawing } from './scenes/home/industries.tsx';
export { TradeScene } from './scenes/career/trade-scene.tsx';
export { TradeCopy, TradeDrawing, TradeOriginals } from './scenes/home/trades.tsx';

// Career
export { CornerScene } from './scenes/career/corner-scene.tsx';
export { GalleryDrawing } from './scenes/career/gallery/gallery-drawing.tsx';
export { LetterboxScene } from './scenes/career/letterbox-scene.tsx';

// Contact
export { ExchangeScene } from './scenes/contact/exchange-scene.tsx';
export { NeighbourhoodScene } from './scenes/contact/neighbourhood-scene.tsx';
export { VacancyScene } from './scenes/contact/vacancy-scene.tsx';

// Company
export { BenefitDrawing } from './scenes/company/benefit-drawings.tsx';
export { CaliperScene } from './scenes/company/caliper-scene.tsx';
export { ChestScene } from './scenes/company/chest-scene.tsx';
export { DoorScene } from './scenes/company/door-scene.tsx';
export { InfrastructureScene } from './scenes/company/infrastructure-scene.tsx';
export { RegisterBookScene } from './scenes/company/register-book-scene.tsx';
export { RoomScene } from './scenes/company/room-scenes.tsx';
export { RowScene } from './scenes/company/row-scene.tsx';
export { ThreeWaysScene } from './scenes/company/three-ways-scene.tsx';
export { TwiceScene } from './scenes/company/twice-scene.tsx';
export { VisitScene } from './scenes/company/visit-scene.tsx';
export { WallScene } from './scenes/company/wall/wall-scene.tsx';
export { TrialScene } from './scenes/company/wall/trial-scene.tsx';

// Design
export { PhasePicture } from './scenes/design/phase-picture.tsx';
export { PhasesScene } from './scenes/design/phases-scene.tsx';
export { TablesScene } from './scenes/design/tables-scene.tsx';

// Portfolio
export { BedsScreen } from './scenes/portfolio/beds.tsx';
export { BookingRounds, BookingScreen } from './scenes/portfolio/booking.tsx';
export { LaneScreen, TowerScreen } from './scenes/portfolio/buildings.tsx';
export { BookingCrop, KitCrop, TowerCrop } from './scenes/portfolio/crops.tsx';
export { DischargeSheet } from './scenes/portfolio/discharge.tsx';
export { KitBottle, KitScreen } from './scenes/portfolio/kit.tsx';
export { FeesScreen, LedgerScreen, LessonScreen } from './scenes/portfolio/ledgers.tsx';
export { ClothScreen, ColdRoomsScreen, OvensScreen, TubesScreen } from './scenes/portfolio/nights.tsx';
export { HaulScreen, RoundScreen } from './scenes/portfolio/roads.tsx';
export { StreetScene } from './scenes/portfolio/street-scene.tsx';

// Blog
export { AppScreen, apps } from './scenes/blog/app-screen.tsx';
export { CostsScene } from './scenes/blog/costs-scene.tsx';
export { ForkScene } from './scenes/blog/fork-scene.tsx';
export { MarginScene } from './scenes/blog/margin-scene.tsx';

// Policies
export { AgreementScene } from './scenes/policies/agreement-scene.tsx';
export { TapeScene } from './scenes/policies/tape-scene.tsx';

// Profiles
export { CalendarScene } from './scenes/profiles/calendar-scene.tsx';
export { LettersScene } from './scenes/profiles/letters-scene.tsx';
export { QuayScene } from './scenes/profiles/quay-scene.tsx';
export { ReviewScene } from './scenes/profiles/review-scene.tsx';
export { SigningScene } from './scenes/profiles/signing-scene.tsx';

// Products
export { CollegeScene } from './scenes/products/college-scene.tsx';
export { BillScene } from './scenes/products/hospital-system/bill-scene.tsx';
export { WardCropScene, WardScene } from './scenes/products/hospital-system/ward-scene.tsx';
export { PayslipScene } from './scenes/products/hrms/payslip-scene.tsx';
export { QuarterScene, YearScene } from './scenes/products/hrms/year-scene.tsx';
export { LibraryScene } from './scenes/products/library-scene.tsx';
export { ParkingScene } from './scenes/products/parking/parking-scene.tsx';
export { QueueScene } from './scenes/products/queue-scene.tsx';
export { SpinesScene } from './scenes/products/spines-scene.tsx';
export { CounterScene } from './scenes/products/pos/counter-scene.tsx';
export { TillScene } from './scenes/products/pos/till-scene.tsx';
export { FeeScene } from './scenes/products/school-erp/fee-scene.tsx';
export { RegisterScene } from './scenes/products/school-erp/register-scene.tsx';
export { SchoolyardScene } from './scenes/products/school-erp/schoolyard-scene.tsx';
export { StandInScene } from './scenes/products/school-erp/stand-in-scene.tsx';
export { ModelScene, TableScene } from './scenes/products/table-scene.tsx';
export { TimetableScene } from './scenes/products/timetable-scene.tsx';
export { VisionScene } from './scenes/products/vision-scene.tsx';

// Services
export { FingerScene } from './scenes/services/cases/finger-scene.tsx';
export { TalliesScene } from './scenes/services/cases/tallies-scene.tsx';
export { KeysScene } from './scenes/services/cases/keys-scene.tsx';
export { TowersScene } from './scenes/services/cases/towers-scene.tsx';
export { AnalyticalScene } from './scenes/services/analytical-scene.tsx';
export { CloudScene } from './scenes/services/cloud/cloud-scene.tsx';
export { LayersScene } from './scenes/services/cloud/layers-scene.tsx';
export { DatabaseScene } from './scenes/services/database-scene.tsx';
export { LevelScene } from './scenes/services/game/level-scene.tsx';
export { StationDrawing } from './scenes/services/game/station-drawing.tsx';
export { LedgerScene } from './scenes/services/ledger-scene.tsx';
export { OracleScene } from './scenes/services/oracle/oracle-scene.tsx';
export { PipesScene } from './scenes/services/pipes-scene.tsx';
export { RailScene } from './scenes/services/rail-scene.tsx';
export { ResultsScene } from './scenes/services/results-scene.tsx';
export { RoomsScene } from './scenes/services/rooms-scene.tsx';
export { RoundScene } from './scenes/services/round-scene.tsx';
export { RoundsScene } from './scenes/services/rounds-scene.tsx';
export { SheetsScene } from './scenes/services/sheets-scene.tsx';
export { PlotsScene } from './scenes/services/software-new/plots-scene.tsx';
export { StaircaseScene } from './scenes/services/software-new/staircase-scene.tsx';
export { ChartScene } from './scenes/services/testing/chart-scene.tsx';
export { TestingScene } from './scenes/services/testing/testing-scene.tsx';
export { TunnelScene } from './scenes/services/tunnel-scene.tsx';

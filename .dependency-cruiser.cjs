// The import rules of docs/architecture.md, one entry each. A test may reach further than the code it tests.
const TEST = String.raw`(\.spec\.tsx?|\.test\.ts)$|^services/backend/(src/testing|test)/|^infra/helm/(chart|cluster)-test/`;
const BACKEND = '^services/backend/src';
const VAGUE = '(^|/)(common|shared|misc|helpers|utils)/';
// The folders that the pages of the site share. Any other folder of frontend/app is a room: one page, or the pages of one
// template.
const SHARED = 'banners|consultation|content|forms|search|sections|served|shell|styles|ui|waking';
const ROOM = `^frontend/app/(?!(?:${SHARED}|design-system)/)([^/]+)/`;
const THIRD_PARTY = 'node_modules/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'platform-knows-no-module',
      comment: 'Technology has no business nouns: modules call the platform, never the other way round.',
      severity: 'error',
      from: { path: `${BACKEND}/platform/`, pathNot: TEST },
      to: { path: [`${BACKEND}/(modules|entrypoints)/`, `${BACKEND}/[^/]+$`] },
    },
    {
      name: 'modules-know-no-wiring',
      comment:
        'Entrypoints, api.module, worker.module and subscriptions put modules together; a module knows none of them.',
      severity: 'error',
      from: { path: `${BACKEND}/modules/`, pathNot: TEST },
      to: { path: [`${BACKEND}/entrypoints/`, `${BACKEND}/[^/]+$`] },
    },
    {
      name: 'entrypoints-are-ends',
      comment: 'Nothing imports an entrypoint: it is a process, not a library.',
      severity: 'error',
      from: { pathNot: [`${BACKEND}/entrypoints/`, TEST] },
      to: { path: `${BACKEND}/entrypoints/` },
    },
    {
      name: 'modules-meet-at-the-door',
      comment: 'A module reaches another only through its *.use-case.ts, *.module.ts or *.facts.ts.',
      severity: 'error',
      from: { path: `${BACKEND}/modules/([^/]+)/`, pathNot: TEST },
      to: {
        path: `${BACKEND}/modules/`,
        pathNot: [`${BACKEND}/modules/$1/`, String.raw`\.(use-case|module|facts)\.ts$`],
      },
    },
    {
      name: 'site-knows-the-contract-only',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^(admin|services|infra|tests)/' },
    },
    {
      name: 'drawings-know-no-page',
      comment: 'A drawing is given its words by the page that shows it.',
      severity: 'error',
      from: { path: '^frontend/drawings/' },
      to: { path: ['^frontend/(?!drawings/)', '^contract/'] },
    },
    {
      name: 'drawings-are-asked-for-by-name',
      comment: 'A page knows the names in index.ts and names.ts, and not where a drawing stands.',
      severity: 'error',
      from: { path: '^frontend/(?!drawings/)' },
      to: { path: '^frontend/drawings/', pathNot: '^frontend/drawings/(index|names)[.]ts$' },
    },
    {
      name: 'rooms-are-apart',
      comment:
        'A page is changed or removed without looking at another. What two pages need is no part of either. Only the page for unknown addresses is also shown by one that has nothing at its own.',
      severity: 'error',
      from: { path: ROOM, pathNot: TEST },
      to: { path: ROOM, pathNot: ['^frontend/app/$1/', '^frontend/app/not-found/page[.]tsx$'] },
    },
    {
      name: 'pages-of-a-kind-are-apart',
      comment:
        'What several services, products or profiles share stands in the folder of their kind, beside their own.',
      severity: 'error',
      from: { path: '^frontend/app/(services|products|profiles)/([^/]+)/', pathNot: TEST },
      to: { path: '^frontend/app/$1/[^/]+/', pathNot: '^frontend/app/$1/$2/' },
    },
    {
      name: 'shared-parts-know-no-room',
      severity: 'error',
      from: { path: `^frontend/app/(${SHARED})/`, pathNot: TEST },
      to: { path: ROOM },
    },
    {
      name: 'content-knows-no-part',
      comment: 'Another company edits content/ alone. It may name pages, whose table is in banners/.',
      severity: 'error',
      from: { path: '^frontend/app/content/', pathNot: TEST },
      to: { path: '^frontend/app/', pathNot: '^frontend/app/(content|banners)/' },
    },
    {
      name: 'admin-knows-the-contract-only',
      severity: 'error',
      from: { path: '^admin/' },
      to: { path: '^(frontend|services|infra|tests)/' },
    },
    {
      name: 'backend-knows-no-app',
      comment: 'The backend makes the contract; it reads neither it nor the apps built on it.',
      severity: 'error',
      from: { path: '^services/', pathNot: TEST },
      to: { path: '^(contract|frontend|admin|infra|tests)/' },
    },
    {
      name: 'contract-knows-nobody',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(services|frontend|admin|infra|tests)/' },
    },
    {
      name: 'infra-runs-what-is-built',
      comment: 'The local run starts built processes and serves built files; it reads no sources.',
      severity: 'error',
      from: { path: '^infra/', pathNot: TEST },
      to: { path: '^(services|frontend|admin|contract|tests)/' },
    },
    {
      name: 'tests-are-ends',
      comment: 'Production code never imports a test or what tests lean on.',
      severity: 'error',
      from: { pathNot: ['^tests/', TEST] },
      to: { path: ['^tests/', TEST] },
    },
    {
      name: 'no-cycles',
      comment: "Entities alone may know each other: TypeORM's relations have two ends.",
      severity: 'error',
      from: {},
      to: { circular: true, via: { pathNot: String.raw`\.entity\.ts$` } },
    },
    {
      name: 'no-vague-folder-imported',
      comment: 'A thing without an owner gets an owner before it gets a folder.',
      severity: 'error',
      from: { pathNot: THIRD_PARTY },
      to: { path: VAGUE, pathNot: THIRD_PARTY },
    },
    {
      name: 'no-vague-folder-importing',
      severity: 'error',
      from: { path: VAGUE, pathNot: THIRD_PARTY },
      to: {},
    },
    {
      name: 'no-vague-folder-alone',
      severity: 'error',
      from: { path: VAGUE, pathNot: THIRD_PARTY, orphan: true },
      to: {},
    },
    {
      name: 'no-unresolvable',
      comment: 'Every import leads to a file. Virtual modules of the build tools are the exception.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: [String.raw`/\+types/`, '^virtual:'] },
    },
    {
      name: 'no-undeclared-package',
      comment: 'What is imported is in the package.json of the workspace that imports it.',
      severity: 'error',
      // Scripts that a chart runs in an image use the packages of that image.
      from: { pathNot: '^infra/helm/frontdoor/files/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-dev-package-at-run-time',
      comment: "The queue's board is loaded outside production only.",
      severity: 'error',
      from: { path: `${BACKEND}/`, pathNot: [TEST, `${BACKEND}/queue-board/`] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: String.raw`^frontend/build/|^tests/load/rivals/packages/generated/|(^|/)(dist|coverage|\.react-router|\.data|test-results|playwright-report)/`,
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
    progress: { type: 'none' },
  },
};

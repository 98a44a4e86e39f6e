import assert from 'node:assert/strict';
import { test } from 'node:test';
import { root } from '../local/paths.ts';
import { compareVersions } from './compare-versions.ts';
import { findLowPackages, type Floor, isAccepted, readFloors } from './find-low-packages.ts';
import { listPackages, type Lock, readLock } from './locked-packages.ts';

const { floors, accepted } = readFloors();
const lock = readLock(root);

test('no copy of a package is below the version that closes a hole known to this repository', () => {
  const low = findLowPackages(lock, floors).filter(
    ({ floor }) => !accepted.some((one) => one.package === floor.package && one.advisory === floor.advisory),
  );
  assert.deepEqual(
    low.map(({ floor, way }) => `${way}: ${floor.floors.join(' or ')} for ${floor.advisory}`),
    [],
  );
});

test('each floor names its advisory, what somebody can do with the hole, and where it is written', () => {
  for (const { package: name, floors: versions, advisory, why, found } of floors) {
    assert.match(advisory, /^(?:GHSA(?:-[23456789cfghjmpqrvwx]{4}){3}|CVE-20\d\d-\d+|SNYK-JS-[A-Z]+-\d+)$/, name);
    assert.match(found, /^https:\/\/\S+/, name);
    assert.ok(why.length > 20, name);
    assert.deepEqual(versions, versions.toSorted(compareVersions), name);
    assert.ok(
      versions.every((version) => /^\d+\.\d+\.\d+$/.test(version)),
      name,
    );
  }
  const keys = floors.map(({ package: name, advisory }) => `${name} ${advisory}`);
  assert.equal(new Set(keys).size, keys.length);
});

test('a floor goes with its package, and what was accepted with its floor', () => {
  const installed = new Set(listPackages(lock).map(({ name }) => name));
  assert.deepEqual(
    floors.filter(({ package: name }) => !installed.has(name)).map(({ package: name }) => name),
    [],
  );
  for (const one of accepted) assert.ok(one.why.length > 20 && /^20\d\d-\d\d-\d\d$/.test(one.until), one.package);
});

const small: Lock = {
  version: '1.0.0',
  packages: {
    '': { devDependencies: { tool: '2.0.0' } },
    'services/api': { dependencies: { mail: '9.1.1', inbox: '1.0.0' } },
    'node_modules/api': { link: true },
    'node_modules/mail': { version: '9.1.1' },
    'node_modules/inbox': { version: '1.0.0', dependencies: { mail: '^6.0.0' } },
    'node_modules/inbox/node_modules/mail': { version: '6.10.1' },
    'node_modules/tool': { version: '2.0.0', dependencies: { deep: '1.0.0' }, dev: true },
    'node_modules/deep': { name: 'deeper', version: '1.0.0', dev: true },
  },
};
const floorOf = (name: string, versions: string[], from?: string): Floor => ({
  package: name,
  floors: versions,
  ...(from && { from }),
  advisory: 'CVE-2026-1',
  why: '',
  found: '',
});

test('a low copy is found inside of another package, too, and with those who bring it in', () => {
  const found = findLowPackages(small, [floorOf('mail', ['9.1.1']), floorOf('deeper', ['1.0.1'])]);
  assert.deepEqual(
    found.map(({ way }) => way),
    ['services/api > inbox 1.0.0 > mail 6.10.1', 'the root > tool 2.0.0 > deeper 1.0.0'],
  );
});

test('a version is judged by its line, from the first that has the hole', () => {
  const isLow = (version: string, floor: Floor) =>
    findLowPackages({ version: '', packages: { 'node_modules/p': { version } } }, [floor]).length > 0;
  const lines = floorOf('p', ['1.1.17', '2.1.3', '5.0.8']);
  const versions = ['1.1.16', '1.1.17', '2.1.2', '2.10.0', '3.9.9', '5.0.8-rc.1', '5.0.8', '6.0.0'];
  assert.deepEqual(
    versions.filter((version) => isLow(version, lines)),
    ['1.1.16', '2.1.2', '3.9.9', '5.0.8-rc.1'],
  );
  const later = floorOf('p', ['7.18.2'], '7.12.0');
  assert.deepEqual(
    ['6.30.0', '7.11.9', '7.12.0', '7.18.1', '7.18.2'].filter((version) => isLow(version, later)),
    ['7.12.0', '7.18.1'],
  );
});

test('what a person has accepted fails again from the day on that was agreed', () => {
  const list = [{ package: 'mail', advisory: 'CVE-2026-1', until: '2026-12-31', why: '' }];
  assert.deepEqual(
    [
      isAccepted(list, 'mail', 'CVE-2026-1', '2026-12-31'),
      isAccepted(list, 'mail', 'CVE-2026-1', '2027-01-01'),
      isAccepted(list, 'mail', 'CVE-2026-2', '2026-12-31'),
      isAccepted(list, 'other', 'CVE-2026-1', '2026-12-31'),
    ],
    [true, false, false, false],
  );
});

import { readFileSync } from 'node:fs';
import { compareVersions, lineOf } from './compare-versions.ts';
import { listPackages, type Lock, type Package, wayTo } from './locked-packages.ts';

export interface Floor {
  package: string;
  /** The first version that has the hole; without it, all of the past have. */
  from?: string;
  /** The lowest safe version, or that of each line that has one. Later lines are safe, and those between are not. */
  floors: string[];
  /** How the hole is called: GHSA-…, CVE-… or SNYK-…. */
  advisory: string;
  /** What somebody can do with it. */
  why: string;
  /** Where the advisory and the version are written. */
  found: string;
}

/** An advisory that a person has looked at, and that fails nothing until a day. */
export interface Accepted {
  package: string;
  advisory: string;
  /** As `2026-12-31`. */
  until: string;
  why: string;
}

interface Floors {
  floors: Floor[];
  accepted: Accepted[];
}

/** The holes that are known to this repository, for where npm's registry does not answer. */
export const readFloors = (): Floors =>
  JSON.parse(readFileSync(new URL('package-floors.json', import.meta.url), 'utf8')) as Floors;

/** A copy of a package that has a known hole. */
export interface LowPackage {
  package: Package;
  floor: Floor;
  way: string;
}

function isLow(version: string, { from, floors }: Floor): boolean {
  if (from && compareVersions(version, from) < 0) return false;
  const ofItsLine = floors.find((floor) => lineOf(floor) === lineOf(version));
  if (ofItsLine) return compareVersions(version, ofItsLine) < 0;
  return floors.some((floor) => lineOf(floor) > lineOf(version));
}

/** Every installed copy below the floor of its package. */
export const findLowPackages = (lock: Lock, floors: readonly Floor[]): LowPackage[] =>
  listPackages(lock).flatMap((one) =>
    floors
      .filter((floor) => floor.package === one.name && isLow(one.version, floor))
      .map((floor) => ({ package: one, floor, way: wayTo(lock, one.path) })),
  );

/** Whether a person has accepted it, on a day such as `2026-11-27`. */
export const isAccepted = (accepted: readonly Accepted[], name: string, advisory: string, day: string): boolean =>
  accepted.some((one) => one.package === name && one.advisory === advisory && day <= one.until);

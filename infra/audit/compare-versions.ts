const numbersOf = (version: string) =>
  version
    .replace(/[-+].*$/, '')
    .split('.')
    .map(Number);
const isPrerelease = (version: string) => /^[\d.]+-/.test(version);

/** Below zero when the first version comes before the second. A prerelease comes before its release. */
export function compareVersions(first: string, second: string): number {
  const others = numbersOf(second);
  const differences = numbersOf(first).map((number, index) => number - (others[index] ?? 0));
  return differences.find((one) => one !== 0) ?? Number(isPrerelease(second)) - Number(isPrerelease(first));
}

export const lineOf = (version: string) => numbersOf(version)[0] ?? 0;

/** A picture that could not be taken. The others are taken nevertheless; the journeys tell what is broken. */
export function noteMissing(name: string, error: unknown): void {
  console.error(`  ${name} was not taken: ${String(error).slice(0, 400)}`);
  process.exitCode = 1;
}

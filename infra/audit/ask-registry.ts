import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

export interface Advisory {
  package: string;
  /** GHSA-…, or npm's address of it. */
  id: string;
  title: string;
  /** The versions that have the hole. */
  range: string;
  /** Where the package is installed. */
  paths: string[];
}

/** What the registry knows, or why it did not say. */
export type Answer = { advisories: Advisory[] } | { silent: string };

interface Audit {
  auditReportVersion?: number;
  vulnerabilities?: Record<string, { via: (string | Via)[]; nodes: string[] }>;
  message?: string;
  error?: { summary?: string; detail?: string };
}
interface Via {
  name: string;
  title: string;
  url: string;
  range: string;
}

const LIMIT_MS = 60_000;

/**
 * Asks the registry about the packages of a folder's lock file, as npm is set up on this machine. Mirrors and proxies often know
 * packages alone, and answer this call with 400, 404 or 405, or not at all.
 * @param options for npm
 */
export async function askRegistry(folder: string, ...options: string[]): Promise<Answer> {
  const args = ['audit', '--json', '--package-lock-only', '--fetch-retries=0', '--fetch-timeout=20000', ...options];
  const npm = spawn('npm', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  const timer = setTimeout(() => npm.kill(), LIMIT_MS);
  try {
    const [said] = await Promise.all([
      text(npm.stdout),
      new Promise((resolve, reject) => npm.once('exit', resolve).once('error', reject)),
    ]);
    return readAnswer(said);
  } catch (error) {
    return { silent: (error as Error).message };
  } finally {
    clearTimeout(timer);
  }
}

function readAnswer(said: string): Answer {
  let audit: Audit;
  try {
    audit = JSON.parse(said) as Audit;
  } catch {
    return { silent: 'npm said nothing that can be read' };
  }
  if (audit.auditReportVersion === undefined || !audit.vulnerabilities)
    return { silent: audit.message || audit.error?.summary || audit.error?.detail || 'npm gave no reason' };
  return {
    advisories: Object.values(audit.vulnerabilities).flatMap(({ via, nodes }) =>
      via
        .filter((one) => typeof one !== 'string')
        .map(({ name, title, url, range }) => ({
          package: name,
          id: /GHSA(?:-\w{4}){3}/.exec(url)?.[0] ?? url,
          title,
          range,
          paths: nodes,
        })),
    ),
  };
}

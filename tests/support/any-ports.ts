const parts = ['SITE', 'API', 'INBOX', 'SMTP', 'PG', 'WORKER_HEALTH'];

/** Any free port for each part, so that a test never meets a system that runs already. */
export const anyPorts: Record<string, string> = Object.fromEntries(parts.map((part) => [`${part}_PORT`, '0']));

/** The page about the system, which opens without the database as well. */
export const statusPath = '/status';

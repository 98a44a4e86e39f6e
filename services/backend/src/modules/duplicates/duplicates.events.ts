/** An application was there before applications were compared; a migration says so. Subject: the application. */
export const APPLICATION_FOUND_UNCOMPARED = 'application.found-uncompared';

/** A migration found an application that is older than the search for duplicates. Subject: the application. */
export const APPLICATION_FOUND_UNCOMPARED = 'application.found-uncompared';

/** An application, its consent and its resume's bytes are committed. Subject: the application. */
export const APPLICATION_SUBMITTED = 'application.submitted';

/** HR can be told: the resume is filed, or there is none, or filing it has taken too long to wait. Subject: the application. */
export const APPLICATION_READY_FOR_HR = 'application.ready-for-hr';

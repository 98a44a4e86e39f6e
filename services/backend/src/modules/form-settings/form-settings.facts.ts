/** Told to every process that keeps the form settings in memory; nothing else hangs on it. */
export const FORM_SETTINGS_CHANGED = 'form-settings.changed';

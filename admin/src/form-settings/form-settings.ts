import type { EditableFormSettings } from '@frontdoor/contract';

/** With the id that react-admin wants of every record. */
export type FormSettings = EditableFormSettings & { id: string };

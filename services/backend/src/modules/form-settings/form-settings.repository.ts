import { findRow, listRows, oneRow, queries, run } from '../../platform/database/queries';

export const optionKinds = ['positions', 'experience'] as const;
export type OptionKind = (typeof optionKinds)[number];
/** The choices of the application form. */
export type FormOptions = Record<OptionKind, string[]>;

/** The one row of the table. */
export interface FormSettings extends FormOptions {
  experienceIsText: boolean;
  version: number;
  updatedAt: Date;
}

/** The options before anybody has set any: the specification's positions and our ranges of years. */
export const defaultFormOptions: FormOptions = {
  positions: [
    'Frontend Developer',
    'Backend Developer',
    'Flutter Developer',
    'Java Developer',
    'MERN Stack Developer',
    'UI/UX Designer',
    'Project Manager',
  ],
  experience: ['Fresher', 'Less than 1 year', '1-2 years', '3-5 years', '6-10 years', 'More than 10 years'],
};

export const optionsOf = ({ positions, experience }: FormOptions): FormOptions => ({ positions, experience });

const columns = `positions, experience, experience_is_text AS "experienceIsText", version, updated_at AS "updatedAt"`;

export const formSettings = queries('form-settings', {
  /** Nothing before anybody has set anything. */
  find: findRow<FormSettings, []>(`SELECT ${columns} FROM form_settings WHERE id = 1`),

  /** Keeps other writers, and no readers, out until the transaction ends. Works without a row, too. */
  lock: run('LOCK TABLE form_settings IN SHARE ROW EXCLUSIVE MODE'),

  save: oneRow<FormSettings, [positions: string[], experience: string[], experienceIsText: boolean]>(`
    INSERT INTO form_settings (id, positions, experience, experience_is_text) VALUES (1, $1, $2, $3)
    ON CONFLICT (id) DO UPDATE SET positions = excluded.positions, experience = excluded.experience,
      experience_is_text = excluded.experience_is_text, version = form_settings.version + 1, updated_at = now()
    RETURNING ${columns}`),

  /** Options that were on the form within the last 24 hours: somebody may still have that form open. */
  listRemoved: listRows<{ kind: OptionKind; option: string }>(`
    SELECT kind, option FROM removed_form_options WHERE removed_at > now() - interval '24 hours' ORDER BY kind, option`),

  noteRemoved: run<[kind: OptionKind, removed: string[]]>(`
    INSERT INTO removed_form_options (kind, option) SELECT $1, unnest($2::text[])
    ON CONFLICT (kind, option) DO UPDATE SET removed_at = now()`),

  /** Forgets options that are on the form again, and those that were removed long ago. */
  forgetRemoved: run<[kind: OptionKind, offered: string[]]>(`
    DELETE FROM removed_form_options
    WHERE kind = $1 AND option = ANY($2) OR removed_at < now() - interval '24 hours'`),
});

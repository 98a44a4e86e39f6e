import type { MigrationInterface, QueryRunner } from 'typeorm';

const subjects = {
  consultation_id: 'consultations',
  home_enquiry_id: 'home_enquiries',
  contact_message_id: 'contact_messages',
};
const columns = Object.keys(subjects);

/**
 * How far the mailbox is read, the mails in it that could not be read yet, and what the senders of enquiries have answered. A mail goes
 * with its enquiry, and its files with it. The bytes of a file stand here: they are backed up, restored and erased with their row.
 */
export class ReadMailbox1764300000174 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mailbox_places (
        mailbox text PRIMARY KEY,
        uid_validity bigint NOT NULL,
        last_uid bigint NOT NULL,
        read_at timestamptz NOT NULL DEFAULT now(),
        last_mail_at timestamptz
      );
      CREATE TABLE mailbox_trials (
        mailbox text NOT NULL,
        uid_validity bigint NOT NULL,
        uid bigint NOT NULL,
        tries smallint NOT NULL DEFAULT 1,
        tried_at timestamptz NOT NULL DEFAULT now(),
        fault text,
        set_aside_at timestamptz,
        PRIMARY KEY (mailbox, uid_validity, uid)
      );
      CREATE TABLE received_mails (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        mailbox text NOT NULL,
        uid_validity bigint NOT NULL,
        uid bigint NOT NULL,
        fingerprint bytea NOT NULL UNIQUE,
        ${Object.entries(subjects)
          .map(([column, enquiries]) => `${column} uuid REFERENCES ${enquiries} ON DELETE CASCADE,`)
          .join('\n')}
        kind text NOT NULL CHECK (kind IN ('reply', 'automatic', 'bounce')),
        sender_name text NOT NULL,
        sender_email text NOT NULL,
        subject text NOT NULL,
        body text NOT NULL,
        quoted text NOT NULL,
        is_cut boolean NOT NULL,
        reason text CHECK ((reason IS NOT NULL) = (kind = 'bounce')),
        arrived_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK (num_nonnulls(${columns.join(', ')}) = 1),
        UNIQUE (mailbox, uid_validity, uid)
      );
      ${columns
        .map(
          (column) =>
            `CREATE INDEX received_mails_by_${column} ON received_mails (${column}, id) WHERE ${column} IS NOT NULL;`,
        )
        .join('\n')}
      CREATE INDEX received_mails_by_words ON received_mails USING gin (body gin_trgm_ops);
      CREATE INDEX received_mails_by_sender ON received_mails (address_key(sender_email));
      CREATE TABLE received_files (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        mail_id uuid NOT NULL REFERENCES received_mails ON DELETE CASCADE,
        name text NOT NULL,
        type text NOT NULL,
        size integer NOT NULL,
        scan_state text NOT NULL CHECK (scan_state IN ('waiting', 'clean', 'infected')),
        malware text,
        bytes bytea CHECK ((bytes IS NULL) = (scan_state = 'infected'))
      );
      CREATE INDEX received_files_by_mail ON received_files (mail_id, id);
      CREATE INDEX received_files_waiting ON received_files (id) WHERE scan_state = 'waiting';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE received_files, received_mails, mailbox_trials, mailbox_places');
  }
}

import type { MailTemplate } from '@frontdoor/contract';
import { type ReactNode, useState } from 'react';
import { useGetList } from 'react-admin';
import type { useAction } from '../../data/use-action.ts';
import { Confirm } from '../../form/confirm.tsx';
import { SelectField } from '../../form/fields/select-field.tsx';
import { translate } from '../../messages/translate.ts';

const byTitle = {
  filter: { automatic: false },
  sort: { field: 'title', order: 'ASC' },
  pagination: { page: 1, perPage: 100 },
} as const;

type Props = {
  /** Whether a template would replace what somebody has typed. */
  isTyped: boolean;
  /** Fills the form with a template. Returns whether it could. */
  fill: (template: MailTemplate) => Promise<boolean>;
  /** Of that. */
  filling: Pick<ReturnType<typeof useAction>, 'busy' | 'failure'>;
  /** Selects the template of before, until the question is answered. */
  revert: () => void;
  /** Shown below the field while nothing is asked. */
  children?: ReactNode;
};

/** The field by which a mail begins with a template. It asks before the template replaces what was typed. */
export const BeginWithTemplate = ({ isTyped, fill, filling, revert, children }: Props) => {
  const { data: templates = [] } = useGetList<MailTemplate>('mail-templates', byTitle);
  const [asked, setAsked] = useState<MailTemplate>();

  const begin = (id: string) => {
    const template = templates.find((one) => one.id === id);
    if (!template) return;
    if (!isTyped) return void fill(template);
    setAsked(template);
    revert();
  };
  const replace = async (template: MailTemplate) => {
    if (await fill(template)) setAsked(undefined);
  };

  return (
    <>
      <SelectField
        source="template"
        label={translate('applicantMails.begin')}
        onChange={(event: { target: { value: string } }) => begin(event.target.value)}
        options={[['', translate('applicantMails.blank')], ...templates.map(({ id, title }) => [id, title] as const)]}
      />
      {!asked && children}
      {asked && (
        <Confirm
          title={translate('applicantMails.replaceQuestion')}
          confirm={translate('applicantMails.replace')}
          busy={filling.busy}
          failure={filling.failure}
          act={() => void replace(asked)}
          cancel={() => setAsked(undefined)}
        >
          <p>{translate('applicantMails.replaceWith', { title: asked.title })}</p>
        </Confirm>
      )}
    </>
  );
};

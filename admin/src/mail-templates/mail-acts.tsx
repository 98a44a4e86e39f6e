import type { MailTemplate } from '@frontdoor/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { changes } from '../data/changes.ts';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { Confirm } from '../form/confirm.tsx';
import { useLatest } from '../form/drafts/use-latest.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { optionsOf, translate } from '../messages/translate.ts';

type Props = {
  template: MailTemplate;
  /** Whether something is typed and not saved. */
  isTyped: boolean;
  startFrom: (template: MailTemplate) => void;
  /** Keeps what is typed. */
  moveTo: (template: MailTemplate) => void;
};

/** The way back to the words of the release, and the switch of a mail that has one. */
export const MailActs = ({ template, isTyped, startFrom, moveTo }: Props) => {
  const { busy, failure, run, forget } = useAction();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();
  const [asked, setAsked] = useState(false);
  const stale = useLatest('mail-templates', template, failure, moveTo);
  const { id, title, off, canSwitch, isChanged } = template;
  const stays = new Map<string, string>(optionsOf('mailTemplates.off.stays')).get(id);

  const reset = async () => {
    const saved = await run(() => dataProvider.resetMailTemplate(template));
    if (!saved) return;
    setAsked(false);
    startFrom(saved);
    void fetchAgain(changes.saved('mail-templates', id));
    notify(translate('mailTemplates.reset.done', { title }));
  };
  const turn = async () => {
    const saved = await run(() => dataProvider.switchMail(id, off !== null));
    if (!saved) return;
    moveTo(saved);
    void fetchAgain(changes.saved('mail-templates', id));
    notify(translate(saved.off ? 'mailTemplates.off.done' : 'mailTemplates.on.done', { title }));
  };

  return (
    <>
      {!asked && <FormAlert failure={failure} />}
      {canSwitch && stays && <p className="soft">{stays}</p>}
      <div className="acts">
        {isChanged && (
          <button type="button" className="button" onClick={() => setAsked(true)}>
            {translate('mailTemplates.reset.button')}
          </button>
        )}
        {canSwitch && (
          <button type="button" className="button" disabled={busy} onClick={() => void turn()}>
            {translate(off ? 'mailTemplates.on.button' : 'mailTemplates.off.button')}
          </button>
        )}
      </div>
      {asked && (
        <Confirm
          title={translate('mailTemplates.reset.question')}
          confirm={translate('mailTemplates.reset.confirm')}
          busy={busy}
          failure={failure}
          stale={{ ...stale, loaded: translate('mailTemplates.reset.loaded') }}
          act={() => void reset()}
          cancel={() => {
            forget();
            setAsked(false);
          }}
        >
          {isTyped && <p>{translate('mailTemplates.reset.unsaved')}</p>}
          <p>{translate('mailTemplates.reset.means')}</p>
          <p>
            <strong>{template.default.subject}</strong>
          </p>
          <p className="letter">{template.default.body}</p>
        </Confirm>
      )}
    </>
  );
};

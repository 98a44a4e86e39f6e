import type { Application } from '@frontdoor/contract';
import { useEffect, useRef } from 'react';
import { isOpen } from '../../applications/stages.ts';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { Modal } from '../../form/modal.tsx';
import { translate } from '../../messages/translate.ts';
import { orNA } from '../../values/texts.ts';
import { Reading } from '../../values/reading.tsx';
import { InterviewItem } from '../interview-item.tsx';

type Props = {
  record: Pick<Application, 'id' | 'name' | 'stage'>;
  /** Left out where no other one can be arranged. */
  arrange?: () => void;
  close: () => void;
};

/** The interviews with an applicant that are to come, each to change or cancel, and the way to another one. */
export const ComingInterviews = ({ record, arrange, close }: Props) => {
  const query = useRead(reads.interviews(record.id));
  const count = query.data?.filter(({ coming }) => coming).length;
  const closing = useRef<HTMLButtonElement>(null);
  // An interview that was cancelled takes the focus with it, and keys would act on the page below.
  useEffect(() => {
    if (document.activeElement === document.body) closing.current?.focus();
  }, [count]);
  return (
    <Modal title={translate('interviews.comingWith', { name: orNA(record.name) })} cancel={close} returnsFocus>
      <Reading query={query} what={translate('interviews.notLoaded')}>
        {(interviews) => {
          const coming = interviews.filter((interview) => interview.coming);
          return coming.length === 0 ? (
            <p className="soft">{translate('interviews.noneComing')}</p>
          ) : (
            <ul className="plain history interviews">
              {coming.map((interview) => (
                <InterviewItem key={interview.id} interview={interview} isAtEnd={!isOpen(record)} />
              ))}
            </ul>
          );
        }}
      </Reading>
      <div className="form-buttons">
        {arrange && (
          <button type="button" className="button" onClick={arrange}>
            {translate('interviews.arrangeAnother')}
          </button>
        )}
        <button ref={closing} type="button" className="button" onClick={close}>
          {translate('buttons.close')}
        </button>
      </div>
    </Modal>
  );
};

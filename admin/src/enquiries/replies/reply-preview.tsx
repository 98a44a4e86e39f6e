import type { Schemas } from '@frontdoor/contract';
import { Modal } from '../../form/modal.tsx';
import { translate } from '../../messages/translate.ts';
import { Fact } from '../../values/fact.tsx';

type Props = { preview: Schemas['EnquiryReplyPreviewView']; close: () => void };

/** A reply as it would go out, with all that surrounds its text. */
export const ReplyPreview = ({ preview: { to, replyTo, subject, text }, close }: Props) => (
  <Modal title={translate('enquiries.reply.preview')} cancel={close} returnsFocus>
    <dl>
      <Fact label={translate('enquiries.reply.to')}>{to}</Fact>
      <Fact label={translate('enquiries.reply.answersTo')}>{replyTo}</Fact>
      <Fact label={translate('fields.subject')}>{subject}</Fact>
    </dl>
    <p className="letter">{text}</p>
    <div className="form-buttons">
      <button type="button" className="button" onClick={close}>
        {translate('buttons.close')}
      </button>
    </div>
  </Modal>
);

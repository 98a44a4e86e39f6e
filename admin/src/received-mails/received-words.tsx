import type { Schemas } from '@frontdoor/contract';
import type { ReactNode } from 'react';
import { translate } from '../messages/translate.ts';
import { type File, ReceivedFile } from './received-file.tsx';

type Props<OwnFile extends File> = {
  mail: Pick<Schemas['ReceivedMailView'], 'kind' | 'senderEmail' | 'isSenders' | 'text' | 'quoted' | 'isCut'> & {
    files: readonly OwnFile[];
  };
  /** What is to be said of one that another address has sent. */
  stranger: (email: string) => string;
  /** What can be done with a file. */
  renderAct?: (file: OwnFile) => ReactNode;
};

/** What a mail says that came in answer to ours: its words as text, its files as downloads, and what it quotes folded. */
export const ReceivedWords = <OwnFile extends File>({
  mail: { kind, senderEmail, isSenders, text, quoted, isCut, files },
  stranger,
  renderAct,
}: Props<OwnFile>) => (
  <>
    {kind !== 'bounce' && !isSenders && (
      <p className="explanation">{stranger(senderEmail || translate('receivedMails.nobody'))}</p>
    )}
    {kind !== 'bounce' && <p className={text ? 'text' : 'soft'}>{text || translate('receivedMails.empty')}</p>}
    {isCut && <p className="explanation">{translate('receivedMails.cut')}</p>}
    {files.length > 0 && (
      <ul className="plain files" aria-label={translate('receivedMails.files')}>
        {files.map((file) => (
          <li key={file.id}>
            <ReceivedFile file={file} /> {renderAct?.(file)}
          </li>
        ))}
      </ul>
    )}
    {kind !== 'bounce' && quoted && (
      <details>
        <summary>{translate('receivedMails.quoted')}</summary>
        <p className="text soft">{quoted}</p>
      </details>
    )}
  </>
);

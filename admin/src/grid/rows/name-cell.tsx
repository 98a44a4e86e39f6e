import { useEffect, useRef } from 'react';
import { type RaRecord, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { keyQueue } from '../../keys/keys.ts';
import { Cut } from '../../values/cut.tsx';
import { placeIn } from '../open-record/use-open-record.ts';
import { useIsOpen, useRows } from './rows-context.tsx';

/** The link to a record, with details that tell records of the same name apart. */
export const NameCell = ({ record }: { record: RaRecord }) => {
  const { nameOf, renderMark, renderUnderName, renderHits, pathname, search } = useRows();
  const resource = useResourceContext() ?? '';
  const isOpen = useIsOpen(record.id);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isOpen) link.current?.closest('tr, li')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  return (
    <div className="applicant">
      <span className="named">
        {renderMark?.(record)}
        <Link
          ref={link}
          id={`open-${record.id}`}
          to={{ pathname: pathname.replace(':id', encodeURIComponent(String(record.id))), search }}
          aria-current={isOpen || undefined}
          onClick={(event) => {
            event.stopPropagation();
            // One that opens in another tab leaves this page as it is.
            if (!event.ctrlKey && !event.metaKey && !event.shiftKey) keyQueue.expect(placeIn(resource, record.id));
          }}
        >
          <Cut text={nameOf(record)} />
        </Link>
      </span>
      {renderUnderName && <span className="mono soft under-name">{renderUnderName(record)}</span>}
      {renderHits?.(record)}
    </div>
  );
};

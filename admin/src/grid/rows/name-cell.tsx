import { useEffect, useRef } from 'react';
import type { RaRecord } from 'react-admin';
import { Cut } from '../../values/cut.tsx';
import { opensHere } from '../../values/links/opens-here.ts';
import { useIsOpen, useRows } from './rows-context.tsx';

/** The link to a record, with details that tell records of the same name apart. Not the router's link, which is drawn again at each address. */
export const NameCell = ({ record }: { record: RaRecord }) => {
  const { nameOf, renderMark, renderUnderName, renderHits, hrefOf, open } = useRows();
  const isOpen = useIsOpen(record.id);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isOpen) link.current?.closest('tr, li')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  return (
    <div className="applicant">
      <span className="named">
        {renderMark?.(record)}
        <a
          ref={link}
          id={`open-${record.id}`}
          href={hrefOf(record.id)}
          aria-current={isOpen || undefined}
          onClick={(event) => {
            event.stopPropagation();
            if (!opensHere(event)) return;
            event.preventDefault();
            if (!isOpen) open(record.id);
          }}
        >
          <Cut text={nameOf(record)} />
        </a>
      </span>
      {renderUnderName && <span className="mono soft under-name">{renderUnderName(record)}</span>}
      {renderHits?.(record)}
    </div>
  );
};

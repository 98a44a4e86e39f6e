import { useListContext } from 'react-admin';
import { Pick } from '../../grid/filters/pick.tsx';
import { optionsOf, translate } from '../../messages/translate.ts';

/** Resumes that somebody has to look at, for one reason or for any. */
export const FileFilter = () => {
  const { filterValues, setFilters } = useListContext();
  const { file, ...others } = filterValues;
  const reasons = optionsOf('applications.filters.file');
  const any = reasons.map(([reason]) => reason).join(',');
  return (
    <Pick
      id="filter-file"
      label={translate('applications.filters.fileLabel')}
      options={[['', translate('grid.all')], ...reasons, [any, translate('applications.filters.fileAny')]]}
      value={String(file ?? '')}
      choose={(value) => setFilters(value ? { ...others, file: value.split(',') } : others)}
    />
  );
};

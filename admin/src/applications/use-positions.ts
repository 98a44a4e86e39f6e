import type { FormSettings } from '@frontdoor/contract';
import { useGetOne } from 'react-admin';
import { positionsWith } from './positions.ts';

export const usePositions = (chosen: string): string[] => {
  const { data } = useGetOne<FormSettings & { id: string }>('form-options', {
    id: 'current',
  });
  return positionsWith(data?.positions ?? [], chosen);
};

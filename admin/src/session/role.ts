import type { Session } from '@frontdoor/contract';
import { createContext, useContext } from 'react';

export type Role = Session['role'];

/** Provided by the layout. */
export const RoleContext = createContext<Role | undefined>(undefined);

/**
 * The role of the person who is signed in; undefined until it is known. Not react-admin's `usePermissions`, which reads the address:
 * all that asks for the role would be drawn again at each record that opens.
 */
export const useRole = (): Role | undefined => useContext(RoleContext);

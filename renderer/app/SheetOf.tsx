/** Which sheet lies over the screen. */
import type { GameEntry } from '../games/entry.ts';
import { useActions, useApp } from './context.tsx';
import { KeysSheet } from './KeysSheet.tsx';
import { CreditsSheet } from './lists/CreditsSheet.tsx';
import { HistorySheet } from './lists/HistorySheet.tsx';
import { WaitingSheet } from './lists/WaitingSheet.tsx';
import { ProfilesSheet } from './profiles/ProfilesSheet.tsx';
import { SettingsSheet } from './settings/SettingsSheet.tsx';

export function SheetOf({ games }: { readonly games: readonly GameEntry[] }) {
  const sheet = useApp((state) => state.sheet);
  const { open } = useActions();
  const close = () => open(null);
  switch (sheet) {
    case 'settings':
      return <SettingsSheet games={games} onClose={close} />;
    case 'profiles':
      return <ProfilesSheet onClose={close} />;
    case 'waiting':
      return <WaitingSheet games={games} onClose={close} />;
    case 'history':
      return <HistorySheet games={games} onClose={close} />;
    case 'credits':
      return <CreditsSheet onClose={close} />;
    case 'keys':
      return <KeysSheet onClose={close} />;
    case null:
      return null;
  }
}

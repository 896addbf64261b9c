/** The 54 faces of the UNO cards and their back, drawn once a code. Fills its parent. */
import { memo } from 'react';
import type { CardArtProps } from '../../../table/face.ts';
import { ActionFace } from './ActionFace.tsx';
import { Back } from './Back.tsx';
import { NumberFace } from './NumberFace.tsx';
import { colourKey } from './paper.ts';
import { Sheet } from './Sheet.tsx';
import { WildFace } from './WildFace.tsx';

export const CardArt = memo(function CardArt({ card }: CardArtProps) {
  return (
    <svg viewBox="0 0 100 140" width="100%" height="100%" aria-hidden="true" focusable="false">
      {card === null ? <Back /> : <Front code={card} />}
    </svg>
  );
});

/** A laid wild carries its colour in its code (`W:g`); it then lies on that paper. */
function Front({ code }: { readonly code: string }) {
  const colour = colourKey(code);
  if (colour === null) return <WildFace four={code.startsWith('W4')} named={code.split(':')[1] ?? null} />;
  const symbol = code.slice(1);
  return (
    <Sheet colour={colour}>
      {/^\d$/.test(symbol) ? (
        <NumberFace colour={colour} digit={symbol} />
      ) : (
        <ActionFace colour={colour} symbol={symbol} />
      )}
    </Sheet>
  );
}

/** The least a React page can be: what the launcher's start is measured against. */
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('app') as HTMLElement).render(<button type="button">x</button>);

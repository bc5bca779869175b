import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const ROWS = Array.from({ length: 100 }, (_, i) => `Team ${i * 2 + 1} – Team ${i * 2 + 2}`);

function BarePage() {
  const [isPressed, setPressed] = useState(false);
  return (
    <main>
      <h1>Matches</h1>
      <button type="button" data-state="open" aria-pressed={isPressed} onClick={() => setPressed(!isPressed)}>
        1.87
      </button>
      <ul>
        {ROWS.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </main>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(<BarePage />);

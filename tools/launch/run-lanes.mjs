/** One holds the output and writes at once; what the others write waits until all before them have ended. */
function createTurns(write) {
  const turns = [];
  const flush = () => {
    for (let first = turns[0]; first !== undefined; first = turns[0]) {
      write(first.text);
      first.text = '';
      if (!first.isOver) return;
      turns.shift();
    }
  };
  return {
    begin() {
      const turn = { text: '', isOver: false };
      turns.push(turn);
      return {
        write(text) {
          turn.text += text;
          flush();
        },
        end() {
          turn.isOver = true;
          flush();
        },
      };
    },
  };
}

/**
 * Runs lanes of steps side by side, the steps of a lane one after the other, without mixing what they write. After the
 * first failure no step begins; what runs goes to its end. A step is `{ name, run(write) }` and answers what passed and
 * failed; the answer is that of each step that ran, with its name and seconds.
 */
export async function runLanes(lanes, write) {
  const turns = createTurns(write);
  const results = [];
  const runLane = async (steps) => {
    for (const { name, run } of steps) {
      if (results.some(({ failed }) => failed > 0)) return;
      const began = performance.now();
      const turn = turns.begin();
      turn.write(`\n── ${name}\n`);
      const counts = await run(turn.write);
      turn.end();
      results.push({ name, ...counts, seconds: (performance.now() - began) / 1_000 });
    }
  };
  await Promise.all(lanes.map(runLane));
  return results;
}

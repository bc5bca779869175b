/** One writer outputs immediately; the others are buffered until all before them have ended. */
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
 * Lanes run in parallel, their steps in sequence, without interleaved output. After a failure no step begins; running
 * steps finish. A step is `{ name, run(write) }`. Returns the results of all steps that ran, with name and seconds.
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

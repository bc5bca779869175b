/** One writer outputs immediately; the others are buffered until all before them have ended. */
function createOutputs(write) {
  const outputs = [];
  const flush = () => {
    for (let first = outputs[0]; first !== undefined; first = outputs[0]) {
      write(first.text);
      first.text = '';
      if (!first.isOver) return;
      outputs.shift();
    }
  };
  return {
    begin() {
      const output = { text: '', isOver: false };
      outputs.push(output);
      return {
        write(text) {
          output.text += text;
          flush();
        },
        end() {
          output.isOver = true;
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
  const outputs = createOutputs(write);
  const results = [];
  const runLane = async (steps) => {
    for (const { name, run } of steps) {
      if (results.some(({ failed }) => failed > 0)) return;
      const began = performance.now();
      const output = outputs.begin();
      output.write(`\n── ${name}\n`);
      const counts = await run(output.write);
      output.end();
      results.push({ name, ...counts, seconds: (performance.now() - began) / 1_000 });
    }
  };
  await Promise.all(lanes.map(runLane));
  return results;
}

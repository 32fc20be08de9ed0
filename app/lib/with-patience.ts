/** An error when it has not come after `patience` milliseconds. */
export async function withPatience<Value>(promised: Promise<Value>, patience: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer")), patience);
  });
  try {
    return await Promise.race([promised, silence]);
  } finally {
    clearTimeout(timer);
  }
}

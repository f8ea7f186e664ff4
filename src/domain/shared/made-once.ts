/** A function whose result is made once for each object that it is asked for, and goes with the object. */
export function madeOnce<Key extends object, Value extends object | string | number> (make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>()
  return key => {
    let value = made.get(key)
    if (value === undefined) made.set(key, value = make(key))
    return value
  }
}

import { useEffect, useState } from "react";

/** A blob URL for a file; revoked when the file changes. */
export function useBlobAddress(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [file]);

  return address;
}

import "react";

// React 18 passes these on to the browser but does not list them.
declare module "react" {
  interface HTMLAttributes<T> {
    popover?: "auto" | (T extends never ? never : undefined);
  }

  interface ButtonHTMLAttributes<T> {
    popovertarget?: string | (T extends never ? never : undefined);
  }
}

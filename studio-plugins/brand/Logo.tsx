/** The shop's mark: a spruce top on moss. */
export function Logo() {
  return (
    <svg aria-hidden="true" height="100%" viewBox="0 0 25 25" width="100%" xmlns="http://www.w3.org/2000/svg">
      <rect fill="#CCCC52" height="25" rx="3" width="25" />
      <path d="M12.5 3.5 16 9h-1.6l3.1 4.8h-1.8l3.8 5.7H5.5l3.8-5.7H7.5L10.6 9H9z" fill="#1F3033" />
      <path d="M11.7 19.5h1.6V22h-1.6z" fill="#1F3033" />
    </svg>
  )
}

# What differs between installations: copy this file into a folder of your own and start Varnish with
#   -p vcl_path=/etc/tretopp:<repository>/deploy/varnish
# so that yours is found first.

# Who may purge: the workers and storefronts. Nobody else, and nobody who comes through a proxy.
acl purgers {
  "localhost";
}

probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

# One for each storefront: its HOST and PORT.
backend storefront_a {
  .host = "localhost";
  .port = "3000";
  .first_byte_timeout = 60s;
  # Storefronts keep idle connections for 75 s.
  .probe = ready;
}

sub vcl_init {
  new storefronts = directors.hash();
  storefronts.add_backend(storefront_a, 1.0);
}

# What differs between installations: where the storefronts are, and who may purge. Here they are behind the proxy of
# deploy/haproxy, which chooses one that is ready (its STOREFRONTS_BIND); compose.yaml calls it `proxy`, and `npm run
# cluster` puts its own address in that place. For another installation copy this file into a folder of your own and
# start Varnish with
#   -p vcl_path=/etc/tretopp:<repository>/deploy/varnish
# so that yours is found first. Without that proxy it has a backend for each storefront, and adds each to the director.

# The workers and storefronts. Nobody else, and nobody who comes through the proxy: those have an x-forwarded-for.
acl purgers {
  "localhost";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend proxy {
  .host = "proxy";
  .port = "8081";
  .first_byte_timeout = 60s;
  # Storefronts keep idle connections for 75 s, the proxy for 60.
  .probe = ready;
}

sub vcl_init {
  new storefronts = directors.hash();
  storefronts.add_backend(proxy, 1.0);
}
